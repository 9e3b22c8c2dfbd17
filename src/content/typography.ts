import { keepTogether } from '../lib/keep-together';

const NO_BREAK_SPACE = '\u00a0';

/** Spaces that a line must not break at: 8:00 am, class XII, 16 November. */
const bound = [
  /(?<=\d)[ \n](?=(?:am|pm|noon)\b)/g,
  /(?<=\b[Cc]lass(?:es)?)[ \n](?=[IVX]+\b)/g,
  /(?<=\d)[ \n](?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)/g,
];

/**
 * Plain typing made print: curly quotes, dashes, an ellipsis, and a rupee sign that stays with its
 * amount, as other units and names do with theirs. `before` is the character in front of the text, where the text continues a sentence.
 */
export function smarten(text: string, before = ''): string {
  return quotes(
    bound
      .reduce((set, space) => set.replace(space, NO_BREAK_SPACE), keepTogether(text))
      .replace(/\.{3}/g, '…')
      .replace(/---/g, '—')
      .replace(/--| - /g, (dash) => (dash === '--' ? '–' : ' – '))
      .replace(/₹\s*(?=\d)/g, `₹${NO_BREAK_SPACE}`),
    before,
  );
}

function quotes(text: string, before: string): string {
  return text.replace(/["']/g, (quote, index: number) => {
    const previous = index > 0 ? text[index - 1] : before;
    const opens = previous === undefined || previous === '' || /[\s([{–—“‘/]/.test(previous);
    if (quote === '"') return opens ? '“' : '”';
    // A shortened year ('83) takes an apostrophe, not an opening quote.
    return opens && !/\d/.test(text[index + 1] ?? '') ? '‘' : '’';
  });
}
