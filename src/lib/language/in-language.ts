/** Languages that are written in the Arabic script, in India too; Sindhi and Kashmiri also in Devanagari. */
const rightToLeft = /^(?:ar|fa|ks|sd|ur)(?!-Deva)/;

/** The attributes of words in a language, where that is not the page's; Urdu goes from right to left. */
export const inLanguage = (lang: string | undefined) =>
  lang ? { lang, dir: rightToLeft.test(lang) ? 'rtl' : undefined } : {};
