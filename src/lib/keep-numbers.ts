/** What fits on one line of any table or card of a 320 px phone, such as '+91-135-2760001'. Longer ones may break. */
const LONGEST = 16;
/** And what must not be turned round: '+91 (135) 276 0001'. */
const LONGEST_TURNED = 24;

/** A hyphen or dash beside a figure, or between a class and its section, or an hour: '0135-000-0000', 'XI-A', '8:00 am'. */
const hyphenated = /\d\)?(?:[-–][\d(]|-\p{L})|[\p{L})]-\d|^[IVX]+[-–][A-Z]$|^\P{L}*\d [ap]m$/u;

/** Whether a text has letters that run from right to left, among which the parts of a number do so, too. */
export const hasTurning = (text: string): boolean => /[\u0590-\u08ff\ufb50-\ufefc]/.test(text);

/** What such letters turn round besides: a number with blanks, an hour, 'A+'. */
const turned = /^[(+\p{Nd}][\p{Nd}() -]{8,18}\p{Nd}$|\d\s[ap]m|\+/u;

/** Where a text is parted: at blanks, and there also around a phone number with blanks. */
const blanks = /(\s)(?![ap]m\b)/;
const phones = /((?:^|[^\p{L}\p{Nd}-])\(?[+06-9۰۶-۹][\p{Nd}() -]{8,16}\p{Nd}|\s(?![ap]m\b))/u;

/** The punctuation around a word. */
const around = /^[\s:،("'“‘]{1,3}|[.,;:!?)"'”’،؛؟۔]{1,3}$/gu;

/**
 * The words of a text and what stands between them, in order; at odd places stand the numbers that a line
 * must not break. Chromium breaks at their hyphens, unlike other browsers, and all turn their parts round
 * among letters that run from right to left: there (`isTurned`) more is kept.
 */
export function splitNumbers(text: string, isTurned = hasTurning(text)): string[] {
  const parts = [''];
  const longest = isTurned ? LONGEST_TURNED : LONGEST;
  const add = (more: string) => parts.push(`${parts.pop() ?? ''}${more}`);
  for (const part of text.split(isTurned ? phones : blanks)) {
    const bare = part.length > longest ? '' : part.replace(around, '');
    // A bracket within it is its own.
    const number = bare.includes(')') ? part.trim() : bare;
    if (hyphenated.test(number) || (isTurned && turned.test(number))) {
      const at = part.indexOf(number);
      add(part.slice(0, at));
      parts.push(number, part.slice(at + number.length));
    } else add(part);
  }
  return parts;
}
