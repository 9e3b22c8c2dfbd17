/**
 * The beginning of a letter for a quotation: whole sentences, as many as fit in `max` characters.
 * A salutation on a line of its own ('Dear parents,') is left out; a first sentence that is too long
 * is cut at a word and ends in '…'.
 */
export function openingWords(paragraphs: readonly string[], max: number): string {
  const text = paragraphs.filter((line) => line !== '' && !/[,،]$/.test(line)).join(' ');
  const sentences = text.match(/[^.!?।]+[.!?।]+["”’)]*\s*|[^.!?।]+$/g) ?? [];
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
