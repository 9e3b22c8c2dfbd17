import { existsSync, readFileSync } from 'node:fs';
import type { LoadedBlock } from './block-registry';
import { boardClass } from './classes';
import type { ContentPage } from './page.schema';
import { readYaml } from './read-yaml';
import type { HomeSection, WrittenHome } from './home.schema';
import { listFileOf } from './private-dir';
import { isRecord } from './record';

/** What a page in code shows: a list of content/service, or the items of it that have a word under a key. */
interface ShownList {
  kind: string;
  key?: string;
  word?: string;
}

const letterOf = (word: string): ShownList => ({ kind: 'messages', key: 'category', word });
const toppersOf = (word: string): ShownList => ({ kind: 'toppers', key: 'class', word });

const lists: Readonly<Record<string, ShownList>> = {
  '/Alumni': { kind: 'testimonials' },
  '/Circular': { kind: 'circulars' },
  '/ClassXIIToppers': toppersOf('XII'),
  '/ClassXToppers': toppersOf('X'),
  '/Events': { kind: 'events' },
  '/Gallery': { kind: 'albums' },
  '/HeadMistress': letterOf('President'),
  '/ICSEToppers': toppersOf('X'),
  '/ISCToppers': toppersOf('XII'),
  '/ManagerMessage': letterOf('Manager'),
  '/News': { kind: 'news' },
  '/PrincipalMessage': letterOf('Principal'),
  '/Tc': { kind: 'register' },
  '/VicePrincipal': letterOf('Vice Principal'),
  '/VideoGallery': { kind: 'videos' },
};

/** What the sections of the front page show. The others have their words in home.yaml. */
const sectionLists: Readonly<Partial<Record<HomeSection, readonly ShownList[]>>> = {
  ticker: [{ kind: 'highlights' }],
  registration: [{ kind: 'registrations' }],
  notifications: [{ kind: 'notifications' }],
  calendar: [{ kind: 'calendar' }, { kind: 'events' }],
  principal: [letterOf('Principal')],
  events: [{ kind: 'events' }],
  news: [{ kind: 'news' }],
  toppers: [{ kind: 'toppers' }],
  birthdays: [{ kind: 'birthdays' }],
  gallery: [{ kind: 'albums' }],
};

/** The items of a list of the folder; `undefined` where its file can't be read, which is told elsewhere. */
function itemsOf(contentDir: string, kind: string): readonly unknown[] | undefined {
  const file = listFileOf(contentDir, `${kind}.yaml`);
  if (!existsSync(file)) return [];
  const { source } = readYaml(file, readFileSync(file, 'utf8'));
  if (source.broken) return undefined;
  return Array.isArray(source.value) ? source.value : [];
}

const wordIn = (item: Record<string, unknown>, key: string) =>
  key === 'class' ? boardClass(item[key]) : item[key];

function isEmpty(contentDir: string, { kind, key, word }: ShownList): boolean {
  // The office's table stands beside the list.
  if (kind === 'birthdays' && existsSync(listFileOf(contentDir, 'birthdays.csv'))) return false;
  const items = itemsOf(contentDir, kind);
  return (
    items !== undefined &&
    !items.some(
      (item) =>
        isRecord(item) && item.draft !== true && (key === undefined || wordIn(item, key) === word),
    )
  );
}

/**
 * Whether the page at a path shows a list in which the folder has nothing to show: such pages stay out of the
 * menu where empty lists are told in a sentence.
 */
function showsEmptyList(contentDir: string, path: string): boolean {
  const shown = lists[path];
  return shown !== undefined && isEmpty(contentDir, shown);
}

/** The pages, those without anything to show marked as empty and outside the menu. */
export const withEmptyPages = <B extends LoadedBlock>(
  contentDir: string,
  pages: readonly ContentPage<B>[],
): ContentPage<B>[] =>
  pages.map((page) =>
    showsEmptyList(contentDir, page.path) ? { ...page, menu: null, isEmpty: true } : page,
  );

/** The front page without the sections whose lists have nothing to show; they appear with the first item. */
export function withoutEmptySections(contentDir: string, home: WrittenHome): WrittenHome {
  const isFull = (section: HomeSection) =>
    (section === 'ticker' && home.ticker) ||
    sectionLists[section]?.every((list) => isEmpty(contentDir, list)) !== true;
  return { ...home, sections: home.sections.filter(isFull) };
}

/** Whether the page at a path shows a list that has something in it. */
export const showsFullList = (contentDir: string, path: string): boolean =>
  lists[path] !== undefined && !showsEmptyList(contentDir, path);
