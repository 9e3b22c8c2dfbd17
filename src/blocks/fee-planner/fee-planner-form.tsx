import { Box, chakra, Grid } from '#chakra';
import { useId } from 'react';
import { DayInput } from '../day-input';
import { inputRecipe } from '../../theme/recipes/controls';
import type { Charge } from '../fee-table/fee-sums';
import { familyQuestions } from './family-questions';
import type { PlannedRow } from './fee-plan';

const Select = chakra('select', inputRecipe);

interface FeePlannerFormProps {
  rows: readonly PlannedRow[];
  charges?: readonly Charge[] | undefined;
  fined: boolean;
}

/** What a plan is made for: a class, what else fees depend on, and the day of a late payment. */
export function FeePlannerForm({ rows, charges = [], fined }: FeePlannerFormProps) {
  const id = useId();
  return (
    <chakra.form autoComplete="off" noValidate _print={{ display: 'none' }}>
      <chakra.fieldset border={0} p={0} m={0} minW={0}>
        <chakra.legend fontWeight="semibold" mb={3}>
          Choose a class, and see when to pay what
        </chakra.legend>
        <Grid gap={4} templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Box minW={0}>
            <label htmlFor={`${id}-class`}>Class and stream</label>
            <Select id={`${id}-class`} name="class" defaultValue="">
              <option value="">Choose a class</option>
              {rows.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          </Box>
          {familyQuestions(rows, charges).map(({ name, label, choices }) => (
            <Box key={name} minW={0}>
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <Select id={`${id}-${name}`} name={name} defaultValue="">
                {choices.map(({ value, words }) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            </Box>
          ))}
          {fined ? (
            <Box minW={0}>
              <label htmlFor={`${id}-paid`}>Payment date (to work out any fine)</label>
              <DayInput
                id={`${id}-paid`}
                name="paid"
                aria-describedby={`${id}-error`}
                min="1900-01-01"
                max="2199-12-31"
              />
              <chakra.p id={`${id}-error`} data-part="error" color="danger" mt={1} role="alert" />
            </Box>
          ) : null}
        </Grid>
      </chakra.fieldset>
    </chakra.form>
  );
}
