/** The longest text of a news item, in characters. */
export const longestNews = 1500;

/** The words of a post for its item of news: whole sentences, as many as fit; whether some are left out. */
export function newsWords(markdown: string, excerpt: string): { words: string; isCut: boolean } {
  const plain = markdown
    .replace(/^#{1,6} .*$/gm, '')
    .replace(/\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/^[-|*] {1,3}/gm, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longestNews) return { words: plain || excerpt, isCut: false };
  const begin = plain.slice(0, longestNews);
  const end = Math.max(
    begin.lastIndexOf('. '),
    begin.lastIndexOf('। '),
    begin.lastIndexOf('! '),
    begin.lastIndexOf('? '),
  );
  return { words: begin.slice(0, end > 200 ? end + 1 : begin.lastIndexOf(' ')), isCut: true };
}
