import type { Diagnostic } from './diagnostics';
import { english, type Translation } from './alternates';
import { englishName, ownName } from './language';
import type { LoadedPage } from './load-page';
import type { ContentPage } from './page.schema';
import { isRecord } from './record';

type TranslatedPage = Pick<ContentPage, 'path' | 'lang' | 'translationOf'>;

const translation = (path: string, lang: string): Translation => ({
  path,
  lang,
  name: ownName(lang === english ? 'en' : lang),
});

/** The pages that there are in several languages, each with its original first. */
export function translationsOf(pages: readonly TranslatedPage[]): Translation[][] {
  const known = new Map(pages.map(({ path, lang = english }) => [path, lang]));
  known.set('/', english);
  const groups = new Map<string, Translation[]>();
  for (const { path, lang = english, translationOf: original } of pages) {
    const from = original === undefined ? undefined : known.get(original);
    if (original === undefined || from === undefined) continue;
    const group = groups.get(original) ?? [translation(original, from)];
    groups.set(original, [...group, translation(path, lang)]);
  }
  return [...groups.values()];
}

/** What is wrong between pages and their translations; that a page is there at all is seen where links are followed. */
export function translationDiagnostics(pages: readonly LoadedPage[]): Diagnostic[] {
  const loaded = pages.flatMap(({ page, file }) => (page ? [{ page, file }] : []));
  const written = new Map(loaded.map(({ page }) => [page.path, page]));
  const seen = new Set<string>();
  return loaded.flatMap(({ page, file }) => {
    const { translationOf: original, path, lang = english } = page;
    if (original === undefined) return [];
    const at = (message: string, key = 'translationOf') => [{ ...file.source.at([key]), message }];
    if (!original.startsWith('/') || /[?#]/.test(original)) {
      return at(`"${original}" is not a page of this site; write its path, such as /Admission`);
    }
    if (original === path)
      return at('a page is no translation of itself; write the path of the other page');
    const first = written.get(original);
    if (first?.translationOf !== undefined) {
      return at(
        `${original} is a translation itself; write "translationOf: ${first.translationOf}"`,
      );
    }
    const key =
      isRecord(file.source.value) && 'lang' in file.source.value ? 'lang' : 'translationOf';
    const from = first?.lang ?? english;
    if (lang === from) {
      const name = englishName(lang) ?? lang;
      return at(
        `this page and ${original} are both in ${name}; write the language of this one, such as "lang: hi"`,
        key,
      );
    }
    const pair = `${original} ${lang}`;
    if (seen.has(pair))
      return at(
        `${original} has another translation in ${englishName(lang) ?? lang}; keep one`,
        key,
      );
    seen.add(pair);
    return [];
  });
}
