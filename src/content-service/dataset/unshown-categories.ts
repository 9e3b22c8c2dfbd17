import type { Diagnostic } from '../../content/diagnostics';
import { isRecord } from '../../content/record';
import type { ReadKind } from './read-kind';

/** The category that a page shows of a list with categories. */
const shownOf: ReadonlyMap<string, { category: string; page: string }> = new Map([
  ['circulars', { category: 'Circular', page: 'Circular' }],
  ['albums', { category: 'PhotoGallery', page: 'Gallery' }],
]);

/** The items that no page shows, by their category: it may be misspelt, or be meant so. */
export function unshownCategories({ name, source, value }: ReadKind): Diagnostic[] {
  const shown = shownOf.get(name);
  if (!source || !shown || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    const category = isRecord(item) ? item['category'] : undefined;
    if (typeof category !== 'string' || category === shown.category) return [];
    const message = `no page shows the category "${category}"; for the ${shown.page} page write ${shown.category}, or leave the line out`;
    return [{ ...source.at([index, 'category']), message }];
  });
}
