import { asRecord } from '../as-record';
import { boundedJson } from './bounded-json';
import { scalarText } from '../../scalar-text';

/** Where converters from XML, databases and other programs put the text or number of a field. */
const HELD =
  '.value #text __text #cdata-section __cdata _ $t plain_text value text rendered raw label name title venue iso datetime date timestamp seconds epochsecond en english en-in en-us en_us en-gb default hi hindi hi-in $numberint $numberlong $numberdouble $numberdecimal children displayname displayvalue content html val ops insert blocks root data items address'.split(
    ' ',
  );

/** How deep it stands: `[{ name: { en: 'Fair' } }]`; a list within a text of Contentful or Strapi is the deepest. */
const DEEPEST = 12;

/** A moment without its zone, which Outlook says beside it: `{ dateTime: '2026-04-04T20:00:00', timeZone: 'UTC' }`. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;
const isUtc = (record: object): boolean =>
  Object.entries(record).some(
    ([key, zone]) => /^time_?zone$/i.test(key) && /^(?:etc\/)?(?:utc|gmt)$/i.test(scalarText(zone)),
  );

/**
 * The text or number that a field is, or holds: `['Fair']`, `{ "#text": "Fair" }`, `{ en: 'Fair', hi: 'मेला' }`; several
 * of a list in one text. The value itself where there is none.
 */
export function heldIn(value: unknown, depth = DEEPEST): unknown {
  if (depth === 0) return value;
  // Editors keep their documents as JSON: Quill, Editor.js, Lexical.
  const document = typeof value === 'string' && /^\{"(?:ops|time|blocks|root)":/.test(value);
  if (document) return heldIn(boundedJson(value), depth - 1) ?? value;
  if (Array.isArray(value)) {
    const all = value.slice(0, 60).map((one) => scalarText(heldIn(one, depth - 1)));
    // A comma would part the words of a name, which the rules of privacy look for.
    return all.filter(Boolean).join(' ') || value;
  }
  const record = asRecord(value);
  if (!record) return value;
  const fields = Object.entries(record).filter(([key]) => HELD.includes(key.toLowerCase()));
  const held = fields
    .sort(([one], [other]) => HELD.indexOf(one.toLowerCase()) - HELD.indexOf(other.toLowerCase()))
    .map(([, one]) => heldIn(one, depth - 1))
    .find((one) => scalarText(one) !== '');
  return typeof held === 'string' && isUtc(record) && MOMENT.test(held)
    ? `${held}Z`
    : (held ?? value);
}
