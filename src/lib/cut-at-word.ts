/** A text on one line of at most `most` characters; a longer one is cut at a word, where it has one, and ends with '…'. */
export function cutAtWord(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
