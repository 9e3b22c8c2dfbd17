/** What fits on one line of any table or card of a 320 px phone, such as '+91-135-2760001'. Longer ones may break. */
const LONGEST = 16;

/** A hyphen or dash beside a figure, or between a class and its section, or an hour: '0135-000-0000', 'XI-A', '8:00 am'. */
const hyphenated = /\d\)?(?:[-–][\d(]|-\p{L})|[\p{L})]-\d|^[IVX]+[-–][A-Z]$|^\P{L}*\d [ap]m$/u;

/** The punctuation around a word. */
const around = /^[("'“‘]{1,2}|[.,;:!?)"'”’]{1,3}$/gu;

/**
 * The words of a text and what stands between them, in order; at odd places stand the numbers that a line
 * must not break. Chromium breaks at their hyphens, unlike other browsers, and all turn their parts round
 * among letters that run from right to left.
 */
export function splitNumbers(text: string): string[] {
  const parts = [''];
  const add = (more: string) => parts.push(`${parts.pop() ?? ''}${more}`);
  for (const part of text.split(/(\s)(?![ap]m\b)/)) {
    const bare = part.length > LONGEST ? '' : part.replace(around, '');
    // A bracket within it is its own.
    const number = bare.includes(')') ? part : bare;
    if (hyphenated.test(number)) {
      const at = part.indexOf(number);
      add(part.slice(0, at));
      parts.push(number, part.slice(at + number.length));
    } else add(part);
  }
  return parts;
}
