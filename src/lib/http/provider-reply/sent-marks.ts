import { scalarText } from '../../scalar-text';
import { inSmall } from './field-names';
import { heldIn } from './plain-value';

/** What programs call the marks of a pupil, and the highest that can be had; the first that is there counts. */
const MARKS = [
  'marksobtained',
  'obtainedmarks',
  'obtained',
  'marks',
  'score',
  'totalmarks',
  'total',
];
const HIGHEST = ['maxmarks', 'maximummarks', 'fullmarks', 'outof', 'totalmarks', 'total'];
const PER_CENT = /^(?:division|percent(?:age)?|.*cgpa)$/;

/** The result of a record that has its marks and the highest in two fields: '482/500'; `undefined` for all else. */
export function marksIn(record: object): string | undefined {
  const fields = new Map(
    Object.entries(record).map(([name, value]) => [
      inSmall(name),
      scalarText(heldIn(value)).trim(),
    ]),
  );
  if ([...fields].some(([name, text]) => PER_CENT.test(name) && text)) return undefined;
  const numberIn = (names: readonly string[]) =>
    names.map((name) => fields.get(name) ?? '').find((text) => /^\d+(?:\.\d+)?$/.test(text));
  const [marks, highest] = [numberIn(MARKS), numberIn(HIGHEST)];
  if (!marks || !highest) return marks;
  // A third is needed to pass: less is of one subject.
  const isOf = Number(marks) <= Number(highest) && Number(marks) * 3 > Number(highest);
  return isOf ? `${marks}/${highest}` : undefined;
}
