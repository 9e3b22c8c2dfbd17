/** What may stand amid a name: what a child is called at home. */
const asides =
  /[([“"‘«]{1,2}[^()[\]“”"‘’«»<>]{1,40}[)\]”"’»]{1,2}|\s'[\p{L}\p{M} .-]{1,40}'(?=\s)/gu;

/** Digits in a word behind a letter: who reads a scanned list takes letters for them. '5th' and '10A' have none. */
const digits = /(\p{L}\p{M}*)([015])/gu;

/**
 * Other readings of a text, each as long as the text, in which names may stand: 'Asha (Ashu) Menon' without what is in
 * brackets, 'Asha Men0n' with letters for digits.
 */
export function otherReadings(text: string): string[] {
  const inLetters = (letters: string) =>
    text.replace(
      digits,
      (_, before: string, digit: string) => before + letters.charAt('015'.indexOf(digit)),
    );
  const withoutAsides = text.replace(asides, (aside) => ' '.repeat(aside.length));
  const withoutDigits = /[015]/.test(text) ? [inLetters('ols'), inLetters('ois')] : [];
  return [...new Set([withoutAsides, ...withoutDigits])].filter((reading) => reading !== text);
}
