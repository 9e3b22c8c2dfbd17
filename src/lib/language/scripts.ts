/*
 * This stands in the scripts of lists: the browser knows which language is written in which script
 * (`Intl.Locale`), so no table of languages does.
 */

/** The scripts of the Unicode blocks from U+0900 on, 128 places each, by their codes of ISO 15924. */
const indicScripts = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym'];

/** The script of most letters of a text; '' for none of those that are told apart here. Latin is 'Latn'. */
export function scriptOf(text: string): string {
  const counts: Record<string, number> = {};
  let most = '';
  for (const [letter] of text.matchAll(/[\p{L}\p{M}]/gu)) {
    const block = letter.charCodeAt(0) >> 7;
    const script =
      block < 5 ? 'Latn' : block > 11 && block < 15 ? 'Arab' : indicScripts[block - 18];
    if (!script) continue;
    const count = (counts[script] ?? 0) + 1;
    counts[script] = count;
    if (count > (counts[most] ?? 0)) most = script;
  }
  return most;
}

/** The script that a language is usually written in: 'mr' in 'Deva'; '' for what is no language tag. */
export function scriptFor(lang: string): string {
  try {
    return new Intl.Locale(lang).maximize().script ?? '';
  } catch {
    return '';
  }
}
