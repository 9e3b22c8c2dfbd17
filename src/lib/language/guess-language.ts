import { scriptFor, scriptOf } from './scripts';

let atBuild = '';

/** Tells, where pages are built, the `languages` of site.yaml, as texts such as 'mr ml'; a browser reads them in the page's head. */
export const setLanguages = (languages: readonly string[] = []): void =>
  void (atBuild = languages.join(' '));

const ofSite = (): string[] =>
  (typeof document === 'undefined'
    ? atBuild
    : (document.querySelector<HTMLMetaElement>('meta[name="school"]')?.dataset.languages ?? '')
  ).split(' ');

/** The language that is guessed for a script: the first of `languages` that is written in it, or India's most spoken. */
export const languageFor = (script: string, languages: readonly string[] = ofSite()): string =>
  languages.find((lang) => scriptFor(lang) === script) ??
  new Intl.Locale(`und-${script}-IN`).maximize().language;

/**
 * The language of a text by the script of most of its letters, such as 'hi'; undefined for Latin letters, which are
 * taken for English, and for none. `languages` are those that the school writes in beside English.
 */
export function guessLanguage(text: string, languages?: readonly string[]): string | undefined {
  const script = scriptOf(text);
  return script && script !== 'Latn' ? languageFor(script, languages) : undefined;
}
