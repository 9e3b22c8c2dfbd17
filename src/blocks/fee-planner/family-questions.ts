import type { Charge, familyFields } from '../fee-table/fee-sums';
import type { PlannedRow } from './fee-plan';

/** A question about the family: the name of its field, and its answers; the first one is usual. */
interface FamilyQuestion {
  name: (typeof familyFields)[number];
  label: string;
  choices: readonly { value: string; words: string }[];
}

/** What the sums of these fees depend on besides the class. */
export function familyQuestions(
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
