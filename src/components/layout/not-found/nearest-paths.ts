import { editDistance } from '../../../content/nearest';
import type { MenuGroup, MenuItem } from '../../../content/menu';

/** Two addresses further apart than this share of their letters have nothing to do with each other. */
const tooFar = 0.6;

/** An address that is nearer to the name of a group means its pages: 'admissions' those of Admission. */
const sameGroup = 0.3;

/** A page of the menu, with the name of the group that it stands in. */
export interface GroupedItem extends MenuItem {
  group?: string;
}

/** Every page that the menu leads to, in its order. */
export function menuPages(menu: readonly MenuGroup[]): GroupedItem[] {
  return menu.flatMap(({ name, path, pages }) => [
    ...(path === undefined ? [] : [{ path, title: name }]),
    ...pages.map((page) => ({ ...page, group: name })),
  ]);
}

/**
 * The page that an address means: it differs only in capitals, slashes, hyphens or an ending such
 * as `.html`. Undefined when there is none, when two pages would fit, and for a right address.
 */
export function canonicalPath(asked: string, paths: readonly string[]): string | undefined {
  if (paths.includes(asked)) return undefined;
  const wanted = plain(asked);
  const found = paths.filter((path) => plain(path) === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The pages nearest to a wrong address, the nearest first, at most `count`; by path, by title, and by the
 * name of their group. Where too few are near, the first ones make up the number.
 */
export function nearestPages(
  asked: string,
  pages: readonly GroupedItem[],
  count: number,
): GroupedItem[] {
  const words = [plain(asked), plain(asked.split('/').filter(Boolean).at(-1) ?? '')].map(letters);
  const near = pages
    .map((page) => ({ page, far: shareOf(words, page) }))
    .filter(({ far }) => far < tooFar)
    .sort((a, b) => a.far - b.far)
    .map(({ page }) => page);
  return [...new Set([...near, ...pages])].slice(0, count);
}

/** The edits from an address to a page, as a share of the longer of the two; 0 when they agree. */
function shareOf(words: readonly string[], { path, title, group }: GroupedItem): number {
  const least = (names: readonly string[]) =>
    Math.min(...words.flatMap((word) => names.map((name) => share(word, letters(plain(name))))));
  const own = least([path, title]);
  // A page of a group that is meant comes after one that is meant itself.
  const ofGroup = group === undefined ? 1 : least([group]);
  return ofGroup < sameGroup ? Math.min(own, sameGroup + ofGroup / 10) : own;
}

function share(word: string, name: string): number {
  const edits = editDistance(word, name) / Math.max(word.length, name.length, 1);
  // The beginning of a name is a better hint than its length says.
  return word.length > 2 && name.startsWith(word) ? edits / 2 : edits;
}

/** An address without what people get wrong: `/About-Us/index.html` and `/AboutUs` agree. */
function plain(address: string): string {
  return decoded(address)
    .toLowerCase()
    .replace(/(^|\/)index\.\w+$/, '')
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[\s_+-]/g, '')
    .split('/')
    .filter(Boolean)
    .join('/');
}

const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
