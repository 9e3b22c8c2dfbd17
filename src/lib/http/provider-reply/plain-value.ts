import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';

/** Where converters from XML, databases and other programs put the text or number of a field. */
const HELD =
  '#text #cdata-section __cdata _ $t value text rendered raw label name title iso date timestamp seconds epochSecond en hi stringValue timestampValue integerValue doubleValue $numberInt $numberLong $numberDouble $numberDecimal'.split(
    ' ',
  );

/** How deep it stands: `[{ name: { en: 'Fair' } }]`. */
const DEEPEST = 3;

/**
 * The text or number that a field is, or holds: `['Fair']`, `{ "#text": "Fair" }`, `{ en: 'Fair', hi: 'मेला' }`; several
 * of a list in one text. The value itself where there is none.
 */
export function heldIn(value: unknown, depth = DEEPEST): unknown {
  if (depth === 0) return value;
  if (Array.isArray(value)) {
    const all = value.slice(0, 60).map((one) => scalarText(heldIn(one, depth - 1)));
    return all.filter(Boolean).join(', ') || value;
  }
  const record = asRecord(value);
  const held = HELD.map(
    (key) => record?.[key] ?? record?.[key.charAt(0).toUpperCase() + key.slice(1)],
  )
    .map((one) => heldIn(one, depth - 1))
    .find((one) => scalarText(one) !== '');
  return held ?? value;
}
