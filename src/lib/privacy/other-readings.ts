/** What may stand amid a name: what a child is called at home. */
const asides =
  /[([“"‘«]{1,2}[^()[\]“”"‘’«»<>]{1,40}[)\]”"’»]{1,2}|\s'[\p{L}\p{M} .-]{1,40}'(?=\s)/gu;

/** Digits within a word: who reads a scanned list takes letters for them. */
const digits = /(\p{L}\p{M}*)([015])|([015])(?=\p{L})/gu;

/**
 * Other readings of a text, each as long as the text, in which names may stand: 'Asha (Ashu) Menon' without what is in
 * brackets, 'Asha Men0n' with letters for digits.
 */
export function otherReadings(text: string): string[] {
  const inLetters = (letters: string) =>
    text.replace(digits, (_, before = '', inside = '', begin = '') => {
      const digit = `${inside}${begin}`;
      return `${before}${letters.charAt('015'.indexOf(digit))}`;
    });
  const all = [
    text.replace(asides, (aside) => ' '.repeat(aside.length)),
    ...['ols', 'ois'].map(inLetters),
  ];
  return [...new Set(all)].filter((reading) => reading !== text);
}
