/** India's numbers without what stands before them: area code and line, or a mobile, ten digits. */
export const national = 10;

/** Free and shared-cost numbers, which ring inside the country only: '1800 123 4567'. */
const tollFree = /^18[06]0\d{6,7}$/;

/** Numbers of help that ring all over India as they are: 112, and 1098 for children. */
const helplines = new Set(
  '100 101 102 104 108 112 139 181 1033 1091 1097 1098 1930 14416 14567'.split(' '),
);

/**
 * What a telephone number dials, as '+911352760001', wherever the caller is; a number without a country
 * code is India's. `undefined` where it is no single number that rings.
 */
export function dialled(written: string): string | undefined {
  const text = written
    // What contacts of a phone have around a number, and nobody sees.
    .replace(/\p{DI}/gu, '')
    .trim()
    .replace(/[‐‑‒–—.-]/g, ' ')
    .replace(/\s/g, ' ');
  if (helplines.has(text)) return text;
  if (!/^[+\d() ]{6,40}$/.test(text)) return undefined;
  const digits = text
    .replace('(0)', '')
    .replace(/[() ]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    // The 0 before the area code is dialled inside the country only.
    .replace(/^\+910(?=\d{10}$)/, '+91');
  if (tollFree.test(digits)) return digits;
  // Examples are noughts from their beginning on: '00000 00004'.
  const own = /^(?:\+91|91(?=\d{10}$)|0(?!0000))?(\d+)$/.exec(digits)?.[1];
  if (own?.length === national) return `+91${own}`;
  return /^\+(?!91)[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
