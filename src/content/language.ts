import { guessLanguage } from '../lib/language/guess-language';
import { validator } from './field-messages';
import { text } from './fields';
import { isRecord } from './record';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Languages that schools of India write in; by their English names a slip is told. */
const ofIndia = 'as bn brx doi en gu hi kn kok ks mai ml mni mr ne or pa sa sat sd ta te ur'.split(
  ' ',
);

/** The name of a language in English, 'Hindi'; undefined for what is no language. */
export function englishName(lang: string): string | undefined {
  try {
    return inEnglish.of(lang);
  } catch {
    return undefined;
  }
}

/** The name of a language in itself, 'हिन्दी'; its tag where nobody knows that. */
export const ownName = (lang: string): string =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;

function languageProblem(tag: string): string | undefined {
  if (englishName(tag) !== undefined) return undefined;
  const meant = ofIndia.find((lang) =>
    [englishName(lang), ownName(lang)].some((name) => name?.toLowerCase() === tag.toLowerCase()),
  );
  return meant
    ? `"${tag}" is the name of a language; write its tag, ${meant}`
    : `"${tag}" is no language tag; write one such as hi (Hindi), mr (Marathi), ml (Malayalam) or ta (Tamil)`;
}

/** A language, by its tag: https://www.rfc-editor.org/rfc/bcp/bcp47.txt. */
export const language = (description: string, example = 'hi') =>
  text(description, example).test(validator('language', languageProblem));

/** The key `lang` of what has words. */
export const languageField = {
  lang: language(
    'The language it is written in, by its tag; guessed by its script when left out.',
  ).optional(),
};

/** Keys whose texts nobody reads. */
const notRead = /^(?:id|kind|path|to|href|src|file|lang|translationOf|redirectFrom|related|menu)$/;

/** The texts of a value as it is written, without what has no words: addresses, files, days. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return /^[\w./:#?=&%+@-]*$/.test(value) ? '' : value;
  if (Array.isArray(value)) return value.map(wordsIn).join(' ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .map(([key, item]) => (notRead.test(key) ? '' : wordsIn(item)))
    .join(' ');
}

/** The language of something that has the key `lang`: as written, or guessed; undefined for English. */
export function languageOf(value: unknown, languages: readonly string[]): string | undefined {
  const lang = isRecord(value) && typeof value.lang === 'string' ? value.lang : undefined;
  const found = lang ?? guessLanguage(wordsIn(value), languages);
  return found === undefined || /^en(?:-|$)/.test(found) ? undefined : found;
}

/** The `languages` of a site.yaml that its schema may not have passed. */
export function languagesOf(site: unknown): string[] {
  const { languages } = isRecord(site) ? site : {};
  return (Array.isArray(languages) ? languages : []).filter(
    (tag): tag is string => typeof tag === 'string' && languageProblem(tag) === undefined,
  );
}
