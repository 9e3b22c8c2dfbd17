import { asRecord } from '../as-record';
import { inSmall } from './field-words';
import { ADDRESSES, fieldsOf, firstOf, textsOf } from './file-fields';

/** What programs call the copies of one picture, the largest first. */
const SIZES =
  'original orig full fullsize imagefulltext hd xlarge large big imageintro medium md small sm thumbnail thumb'.split(
    ' ',
  );

/** An object that has one picture in several sizes as one of its largest; of the others what is said for the rules stays. */
export function ofLargest(
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const place = (key: string) => SIZES.indexOf(inSmall(key));
  const sizes = Object.entries(value)
    .filter(([key, one]) => place(key) >= 0 && one)
    .sort(([one], [other]) => place(one) - place(other));
  const [[, largest] = [], ...others] = sizes;
  if (others.length === 0 || firstOf(fieldsOf(value), ADDRESSES)) return value;
  const rest = Object.entries(value).filter(([key]) => place(key) < 0);
  return {
    ...Object.fromEntries(rest),
    ...(asRecord(largest) ?? { url: largest }),
    smaller: others.flatMap(([, one]) => textsOf(one)).join('; '),
  };
}
