const NO_BREAK_SPACE = '\u00a0';

/**
 * Plain typing made print: curly quotes, dashes, an ellipsis, and a rupee sign that stays with its
 * amount. `before` is the character in front of the text, where the text continues a sentence.
 */
export function smarten(text: string, before = ''): string {
  return quotes(
    text
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
