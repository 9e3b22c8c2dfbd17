import { nearest } from './nearest';

/**
 * What to write where a key without a value is most likely the end of a text: in `{ title: Fair, fun }` a comma without
 * quotes begins another key; `{title:Fair}` has no blank behind its colon. Undefined for other keys, and for what is a known one with a slip.
 */
export function cutText(
  group: Readonly<Record<string, unknown>>,
  key: string,
  known: readonly string[],
): string | undefined {
  if (group[key] !== null || nearest(key, known) !== undefined) return undefined;
  if (known.includes(key.replace(/:.*/, '')))
    return `; write a blank behind the colon: ${key.replace(':', ': ')}`;
  const keys = Object.keys(group);
  const at = keys.indexOf(key);
  const from = keys.slice(0, at).findLastIndex((one) => known.includes(one));
  const begun = group[keys[from] ?? ''];
  if (typeof begun !== 'string') return undefined;
  const end = keys.findIndex(
    (one, index) => index > at && (group[one] !== null || known.includes(one)),
  );
  const text = [begun, ...keys.slice(from + 1, end < 0 ? undefined : end)]
    .join(', ')
    .replaceAll("'", "''");
  return `; where a comma has cut it from its text, put that in quotes: ${keys[from]}: '${text}'; else remove it`;
}
