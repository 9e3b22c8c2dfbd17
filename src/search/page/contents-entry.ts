import type { LoadedBlock } from '../../content/block-registry';
import type { ContentPage } from '../../content/page.schema';
import type { ContentsEntry } from './site-contents';

/** A page in the table of contents; where a page leads on to others is nothing that stands on it. */
export function contentsEntry(page: ContentPage<LoadedBlock>): ContentsEntry {
  const onward = new Set(page.blocks.flatMap(({ kind, id }) => (kind === 'links' ? [id] : [])));
  const headings = page.headings.filter(({ id }) => !onward.has(id));
  return { path: page.path, title: page.title, headings };
}
