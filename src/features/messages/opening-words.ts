/** The sentences of a text, each with its mark, closing quotation and blank; the last may have none. */
function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(/[.!?।]+["”’)]*\s*/g)].map(
    ({ 0: end, index }) => index + end.length,
  );
  return [...ends, text.length]
    .map((end, index) => text.slice(ends[index - 1] ?? 0, end))
    .filter((sentence) => sentence !== '');
}

/**
 * The beginning of a letter for a quotation: whole sentences, as many as fit in `max` characters.
 * A salutation on a line of its own ('Dear parents,') is left out; a first sentence that is too long
 * is cut at a word and ends in '…'.
 */
export function openingWords(paragraphs: readonly string[], max: number): string {
  const text = paragraphs.filter((line) => line !== '' && !/[,،]$/.test(line)).join(' ');
  const sentences = sentencesOf(text);
  let opening = '';
  for (const sentence of sentences) {
    if ((opening + sentence).trimEnd().length > max) break;
    opening += sentence;
  }
  if (opening) return opening.trim();
  const cut = text.slice(0, max);
  return text.length <= max
    ? text
    : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}
