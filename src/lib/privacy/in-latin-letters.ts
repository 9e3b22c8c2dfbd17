// In Unicode the scripts of India stand in one order, 128 places each, from Devanagari to Malayalam.
const places = new Map<number, string>();
const fill = (from: number, letters: string) =>
  letters.split(' ').forEach((letter, at) => places.set(from + at, letter));
fill(0x01, 'n n');
fill(0x05, 'a a i i u u ri l e e e ai o o o au');
fill(
  0x15,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
);
fill(0x3e, 'a i i u u ri ri e e e ai o o o au');
fill(0x70, 'n');

const [anusvara, firstConsonant, ng, h, firstSign, noVowel] = [0x02, 0x15, 0x19, 0x39, 0x3e, 0x4d];
/** The letters m, y, r, l, v and n, behind which an a is heard at the end of two consonants. */
const sonorants = [0x23, 0x28, 0x2e, 0x2f, 0x30, 0x32, 0x35];

/**
 * A word of an Indian script in Latin letters, as names are usually written: 'हरप्रीत' is 'harprit', 'आदित्य' 'aditya'. The
 * a of a consonant without a sign is not heard at the end of a word, nor between two syllables.
 */
export function inLatinLetters(word: string): string {
  if (!/[\u0900-\u0d7f]/.test(word)) return word;
  const all = Array.from(word, (letter) => letter.charCodeAt(0) & 0x7f);
  const last = all.length - 1;
  const isWithin = (at: number, first: number, to: number) =>
    (all[at] ?? 0) >= first && (all[at] ?? 0) <= to;
  const isConsonant = (at: number) => isWithin(at, firstConsonant, h);
  /** Whether a consonant begins a syllable: one with a sign, or the last but one. */
  const isSyllable = (at: number) =>
    isConsonant(at) &&
    (isWithin(at + 1, firstSign, noVowel - 1) || (at + 1 === last && isConsonant(last)));
  // The scripts of the south have a sign of no vowel wherever it is not heard.
  const isOfSouth = word >= '\u0b80';
  const isHeard = (at: number) => {
    if (isOfSouth) return true;
    const isBehindOne = all[at - 1] === noVowel || all[at - 1] === anusvara;
    if (at === last) return at === 0 || (isBehindOne && sonorants.includes(all[at] ?? 0));
    // 'अनन्या' is Ananya.
    return at === 0 || isBehindOne || all[at + 1] === all[at] || !isSyllable(at + 1);
  };
  return (
    all
      .map((place, at) => {
        const letter = places.get(place) ?? '';
        // 'सिंह' is Singh.
        if (place === anusvara && all[at + 1] === h) return 'ng';
        if (place === anusvara && isOfSouth && at === last) return 'm';
        // 'गुरुङ' is Gurung.
        if (place === ng && at === last) return 'ng';
        const hasOwn = isConsonant(at) && !isWithin(at + 1, firstSign, noVowel);
        return hasOwn && isHeard(at) ? `${letter}a` : letter;
      })
      .join('')
      // 'ज्ञान' is Gyan.
      .replace('jn', 'gy')
  );
}
