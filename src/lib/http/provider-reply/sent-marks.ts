import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { inSmall } from './field-words';
import { heldIn } from './plain-value';

/** What programs call the marks of a pupil, and the highest that can be had; the first that is there counts. */
const MARKS =
  'marksobtained obtainedmarks obtained scored secured marks score totalmarks total'.split(' ');
const HIGHEST = 'maxmarks maximummarks fullmarks max maximum outof totalmarks total'.split(' ');
const PER_CENT = /^(?:division|percent(?:age)?|.*cgpa)$/;

/** Where else a result may stand, by what the field is called and holds; the first that is there counts. */
const RESULTS: readonly (readonly [name: RegExp, text: RegExp])[] = [
  [/^(?!.*attend).*percent(?!ile)/, /\d/],
  [/^(?!.*attend)/, /^\d{1,3}(?:\.\d{1,20})? ?%$/],
  [/^(?:score|aggregate|result)$/, /\d/],
  [/^(?:score|aggregate|result)$/, /./],
  [/cgpa$/, /./],
];

/** What such a field holds may be a record of its own: `{ marks: { obtained: 491, total: 500 } }`. */
const HOLDS_MARKS = /^(?:division|marks|score|result)$/;

const fieldsOf = (record: object) =>
  Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    HOLDS_MARKS.test(inSmall(name)) && asRecord(value)
      ? [[name, value], ...Object.entries(asRecord(value) ?? {})]
      : [[name, value]],
  );

const textsOf = (record: object) =>
  fieldsOf(record).map(
    ([name, value]) => [inSmall(name), scalarText(heldIn(value)).trim()] as const,
  );

/** The result of a topper in a field of another name: `{ score: '98%' }`, `{ cgpa: 9.8 }`; `undefined` for none. */
export function resultIn(record: object): string | undefined {
  const fields = textsOf(record);
  const [name = '', text] =
    RESULTS.map(([names, texts]) =>
      fields.find(([name, text]) => names.test(name) && texts.test(text)),
    ).find(Boolean) ?? [];
  return text && /cgpa$/.test(name) && /^[\d.]+$/.test(text) ? `${text} CGPA` : text;
}

/** The result of a record that has its marks and the highest in two fields: '482/500'; `undefined` for all else. */
export function marksIn(record: object): string | undefined {
  const fields = new Map(textsOf(record));
  if ([...fields].some(([name, text]) => PER_CENT.test(name) && text)) return undefined;
  const numberIn = (names: readonly string[]) =>
    names.map((name) => fields.get(name) ?? '').find((text) => /^\d+(?:\.\d+)?$/.test(text));
  const [marks, highest] = [numberIn(MARKS), numberIn(HIGHEST)];
  if (!marks || !highest) return marks;
  // A third is needed to pass: less is of one subject.
  const isOf = Number(marks) <= Number(highest) && Number(marks) * 3 > Number(highest);
  return isOf ? `${marks}/${highest}` : undefined;
}
