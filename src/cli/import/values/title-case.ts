const small = 'a an and at by for from in of on or the till to with'.split(' ');
const short =
  'all art book break bus camp class club date day days exam fair fee fees final first food form half hall hour kind last late leave list meet new news note open parent puja quiz rain rule rules sheet sport sports term test time times tour trip urgent water week winter work year'.split(
    ' ',
  );

/** A word that is no abbreviation, as far as its letters tell. */
const isWord = (word: string) =>
  [...small, ...short].includes(word) || (word.length > 5 && /[aeiou]/.test(word));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A title that was typed in one kind of letters: one that begins with a small word begins with a capital; each word of one in capitals
 * does, where none can be an abbreviation: 'PTM VI TO VIII' stays.
 */
export function titleCase(title: string): string {
  // Not 'iPad'.
  if (/^\p{Ll}+(?!\p{L})/u.test(title)) return capital(title);
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (/\p{Ll}/u.test(title) || !words.every(isWord)) return title;
  let count = 0;
  return title.toLowerCase().replace(/\p{L}+/gu, (word) => {
    count += 1;
    return count > 1 && small.includes(word) ? word : capital(word);
  });
}
