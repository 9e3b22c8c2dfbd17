import { Box, chakra } from '#chakra';
import { useId } from 'react';
import { DayInput, QuestionForm } from '../question-form';
import { selectRecipe } from '../../components/form/input.recipe';
import type { Charge, familyFields } from '../fee-table/fee-sums';
import type { PlannedRow } from './fee-plan';

/** A question about the family: the name of its field, and its answers; the first one is usual. */
interface FamilyQuestion {
  name: (typeof familyFields)[number];
  label: string;
  choices: readonly { value: string; words: string }[];
}

/** What the sums of these fees depend on besides the class. */
function familyQuestions(
  rows: readonly PlannedRow[],
  charges: readonly Charge[],
): FamilyQuestion[] {
  const zones = new Set(charges.flatMap(({ busZone }) => busZone ?? []));
  const questions: (FamilyQuestion & { asked: boolean })[] = [
    {
      asked: charges.some((charge) => charge.for !== undefined),
      name: 'child',
      label: 'The child',
      choices: [
        { value: '', words: 'Already at the school' },
        { value: 'new', words: 'New at the school' },
      ],
    },
    {
      asked: [...rows, ...charges].some(({ siblingDiscount }) => siblingDiscount !== undefined),
      name: 'family',
      label: 'Children of the family at the school',
      choices: [
        { value: '', words: 'First or only child' },
        { value: 'second', words: 'Second child' },
      ],
    },
    {
      asked: zones.size > 0,
      name: 'bus',
      label: 'School bus',
      choices: [
        { value: '', words: 'No school bus' },
        ...[...zones].map((zone) => ({ value: zone, words: `Zone ${zone}` })),
      ],
    },
  ];
  return questions.filter(({ asked }) => asked);
}

const Select = chakra('select', selectRecipe);

interface FeePlannerFormProps {
  rows: readonly PlannedRow[];
  charges?: readonly Charge[] | undefined;
  fined: boolean;
}

/** What a plan is made for: a class, what else fees depend on, and the day of a late payment. */
export function FeePlannerForm({ rows, charges = [], fined }: FeePlannerFormProps) {
  const id = useId();
  const classes = rows.map(({ key, name }) => ({ value: key, words: name }));
  const ofClass = {
    name: 'class',
    label: 'Class and stream',
    choices: [{ value: '', words: 'Choose a class' }, ...classes],
  };
  return (
    <QuestionForm legend="Choose a class, and see when to pay what" _print={{ display: 'none' }}>
      {[ofClass, ...familyQuestions(rows, charges)].map(({ name, label, choices }) => (
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
    </QuestionForm>
  );
}
