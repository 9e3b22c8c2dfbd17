import { Box, chakra, Grid } from '#chakra';
import { useId } from 'react';
import { DayInput } from '../day-input';
import { inputRecipe } from '../../theme/recipes/controls';

const Select = chakra('select', inputRecipe);
const Input = chakra('input', inputRecipe);

const twoColumns = { base: '1fr', md: '1fr 1fr' };

/** The date of birth, and the session that a child would join in. */
export function AgeForm({ sessions }: { sessions: readonly string[] }) {
  const id = useId();
  return (
    <chakra.form autoComplete="off" noValidate data-form="age">
      <chakra.fieldset border={0} p={0} m={0} minW={0}>
        <chakra.legend fontWeight="semibold" mb={3}>
          Which class can my child join?
        </chakra.legend>
        <Grid gap={4} templateColumns={twoColumns}>
          <Box minW={0}>
            <label htmlFor={`${id}-born`}>Date of birth</label>
            <DayInput
              id={`${id}-born`}
              name="born"
              min="1900-01-01"
              max="2199-12-31"
              aria-describedby={`${id}-error`}
            />
            <chakra.p id={`${id}-error`} role="alert" data-error="born" color="danger" mt={1} />
          </Box>
          <Box minW={0}>
            <label htmlFor={`${id}-session`}>Joining in the session</label>
            <Select id={`${id}-session`} name="session">
              {sessions.map((session) => (
                // A translator rewrites the text, which is the value where none is given.
                <option key={session} value={session}>
                  {session}
                </option>
              ))}
            </Select>
          </Box>
        </Grid>
      </chakra.fieldset>
    </chakra.form>
  );
}

/** The marks of class X in the subjects that count. */
export function MarksForm({ subjects }: { subjects: readonly string[] }) {
  const id = useId();
  return (
    <chakra.form autoComplete="off" noValidate data-form="marks">
      <chakra.fieldset border={0} p={0} m={0} minW={0}>
        <chakra.legend fontWeight="semibold" mb={3}>
          Streams for the marks of class X, in per cent
        </chakra.legend>
        <Grid gap={4} templateColumns={twoColumns}>
          {subjects.map((subject, index) => (
            <Box key={subject} minW={0}>
              <label htmlFor={`${id}-${index}`}>{subject}</label>
              <Input
                id={`${id}-${index}`}
                name={subject}
                inputMode="decimal"
                aria-describedby={`${id}-${index}-error`}
              />
              <chakra.p
                id={`${id}-${index}-error`}
                role="alert"
                data-error={subject}
                color="danger"
                mt={1}
              />
            </Box>
          ))}
        </Grid>
      </chakra.fieldset>
    </chakra.form>
  );
}
