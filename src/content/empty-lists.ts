import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerFileOf } from './certificates/register-file';
import { readYaml } from './read-yaml';
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

/** The items of a list of the folder; `undefined` where its file can't be read, which is told elsewhere. */
function itemsOf(contentDir: string, kind: string): readonly unknown[] | undefined {
  const file =
    kind === 'register' ? registerFileOf(contentDir) : join(contentDir, 'service', `${kind}.yaml`);
  if (!existsSync(file)) return [];
  const { source } = readYaml(file, readFileSync(file, 'utf8'));
  if (source.broken) return undefined;
  return Array.isArray(source.value) ? source.value : [];
}

/**
 * Whether the page at a path shows a list in which the folder has nothing to show: such pages stay out of the
 * menu where empty lists are told in a sentence.
 */
export function showsEmptyList(contentDir: string, path: string): boolean {
  const shown = lists[path];
  if (!shown) return false;
  const { kind, key, word } = shown;
  const items = itemsOf(contentDir, kind);
  return (
    items !== undefined &&
    !items.some(
      (item) => isRecord(item) && item.draft !== true && (key === undefined || item[key] === word),
    )
  );
}

/** Whether the page at a path shows a list that has something in it. */
export const showsFullList = (contentDir: string, path: string): boolean =>
  lists[path] !== undefined && !showsEmptyList(contentDir, path);
