import { scriptFor } from './scripts';

/** The attributes of words in a language, where that is not the page's; Urdu goes from right to left. */
export const inLanguage = (lang: string | undefined) =>
  lang ? { lang, dir: scriptFor(lang) === 'Arab' ? 'rtl' : undefined } : {};
