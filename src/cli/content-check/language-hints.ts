import type { Diagnostic } from '../../content/diagnostics';
import type { ContentFolder } from '../../content/folder';
import { englishName, languageOf, languagesOf } from '../../content/language';
import { isRecord } from '../../content/record';
import type { Path, SourceFile } from '../../content/source-file';
import type { ReadKind } from '../../content-service/dataset/read-kind';
import { groupBy } from '../../lib/group-by';
import { scriptFor } from '../../lib/language/scripts';

/** Lists whose items have the key `lang`. */
const withLanguage = ['news', 'events', 'circulars', 'notifications', 'messages', 'albums'];

/** Other languages that are written in the script of a guessed one. */
const others: Readonly<Record<string, string>> = {
  Deva: 'mr if it is Marathi, sa if it is Sanskrit, ne if it is Nepali, kok if it is Konkani',
  Beng: 'as if it is Assamese, mni if it is Manipuri',
  Arab: 'ks if it is Kashmiri, sd if it is Sindhi, ar if it is Arabic',
};

/** Something that says no language, and is not English. */
interface Guess {
  path: Path;
  lang: string;
}

function guessOf(value: unknown, path: Path, languages: readonly string[]): Guess[] {
  if (!isRecord(value) || 'lang' in value) return [];
  const lang = languageOf(value, languages);
  const script = lang === undefined ? '' : scriptFor(lang);
  // Of a script that one language has, or of a language that site.yaml names, nothing is guessed.
  if (lang === undefined || !(script in others) || languages.includes(lang)) return [];
  const key = ['title', 'heading', 'name', 'text', 'kind'].find((name) => name in value);
  return [{ path: key === undefined ? path : [...path, key], lang }];
}

/** A file's guesses, one line for each language: many items of a list are told with the first of them. */
function hintsIn(source: SourceFile, guesses: readonly Guess[]): Diagnostic[] {
  return [...groupBy(guesses, (guess) => guess.lang)].map(([lang, [first, ...more]]) => {
    const count = more.length > 0 ? `, here and in ${more.length} more` : '';
    const name = englishName(lang) ?? lang;
    const message =
      `guessed ${name}${count}; write "lang: ${lang}", or ${others[scriptFor(lang)] ?? ''}` +
      `; for all at once, "languages: [${lang}]" in site.yaml`;
    return { ...source.at(first?.path ?? []), message };
  });
}

/** A page's own language, or that of its blocks where these have another. */
function guessesOfPage({ value }: SourceFile, languages: readonly string[]): Guess[] {
  const page = guessOf(value, [], languages);
  const own = languageOf(value, languages);
  if (page.length > 0 || !isRecord(value) || !Array.isArray(value.blocks)) return page;
  return value.blocks.flatMap((block: unknown, index) =>
    guessOf(block, ['blocks', index], own === undefined ? languages : [own, ...languages]),
  );
}

/** Where the language of words was guessed by their script and may be another: told, and no mistake. */
export function languageHints(
  { pages, site }: ContentFolder,
  lists: readonly ReadKind[],
): Diagnostic[] {
  const languages = languagesOf(site?.value);
  return [
    ...pages
      .filter(({ broken }) => !broken)
      .flatMap((source) => hintsIn(source, guessesOfPage(source, languages))),
    ...lists.flatMap(({ name, source }) => {
      const items: unknown[] = Array.isArray(source?.value) ? source.value : [];
      if (!source || !withLanguage.includes(name)) return [];
      return hintsIn(
        source,
        items.flatMap((item, index) => guessOf(item, [index], languages)),
      );
    }),
  ];
}
