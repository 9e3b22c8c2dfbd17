import { Box, chakra } from '#chakra';
import { useId } from 'react';
import { DayInput, QuestionForm } from '../question-form';
import { inputRecipe, selectRecipe } from '../../components/form/input.recipe';

const Select = chakra('select', selectRecipe);
const Input = chakra('input', inputRecipe);

/** The date of birth, and the session that a child would join in. */
export function AgeForm({ sessions }: { sessions: readonly string[] }) {
  const id = useId();
  return (
    <QuestionForm legend="Which class can my child join?" data-form="age">
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
    </QuestionForm>
  );
}

/** The marks of class X in the subjects that count. */
export function MarksForm({ subjects }: { subjects: readonly string[] }) {
  const id = useId();
  return (
    <QuestionForm legend="Streams for the marks of class X, in per cent" data-form="marks">
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
    </QuestionForm>
  );
}
