import { isRecord } from '../content/record';

/** Whether a field shows nothing. */
export function isEmpty(shown: unknown): boolean {
  return plain(shown) === undefined;
}

/** Whether two forms show the same: the editor trims texts, and fills in fields that were left out. */
export function isSame(a: unknown, b: unknown): boolean {
  return equal(plain(a), plain(b));
}

/** Without what shows nothing: empty texts, lists and groups, and flags that are not set. */
function plain(shown: unknown): unknown {
  if (shown === null || shown === false) return undefined;
  if (typeof shown === 'string') return shown.trim() || undefined;
  if (Array.isArray(shown)) return shown.length > 0 ? shown.map(plain) : undefined;
  if (!isRecord(shown)) return shown;
  const filled = Object.entries(shown)
    .map(([name, value]) => [name, plain(value)] as const)
    .filter(([, value]) => value !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Whether two values are the same data. */
export function equal(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  if (isRecord(a) && isRecord(b)) {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length &&
      names.every((name) => name in b && equal(a[name], b[name]))
    );
  }
  return Object.is(a, b);
}
