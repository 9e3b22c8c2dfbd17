import type { Fault } from './faults';
import type { FilledFile } from './fill-facts';
import type { ContentFolder } from './folder';
import { checksFor, type MetLink } from './folder-checks';
import { loadBlocks, openDesk, reservedAnchors } from './page-desk';
import { pageSchema, type ContentPage, type WrittenPage } from './page.schema';
import { isRecord } from './record';
import type { Path } from './source-file';
import { validate } from './validate';

/** A file of content/pages after reading. */
export interface LoadedPage {
  file: FilledFile;
  /** As written, even when the page has faults elsewhere. */
  path?: string;
  /** Undefined when it is not in a shape to be loaded. */
  page?: ContentPage;
  /** Known when the page is. */
  anchors?: ReadonlySet<string>;
  links: MetLink[];
  faults: Fault[];
}

/** Where a page without an `order` stands in its group: after all that have one. */
const LAST = 9999;

/** Checks and loads one page. Links are noted, not yet followed. */
export function loadPage(file: FilledFile, folder: ContentFolder): LoadedPage {
  const { source } = file;
  const path =
    isRecord(source.value) && typeof source.value.path === 'string' ? source.value.path : undefined;
  if (source.broken) return { file, path, links: [], faults: [] };
  const { checks, links } = checksFor(folder);
  const { value, faults } = validate(pageSchema, file, checks);
  const ids = anchorsIn(isRecord(source.value) ? source.value.blocks : [], ['blocks']);
  const all = [...faults, ...anchorFaults(file, ids)];
  if (!value) return { file, path, links, faults: all };
  const { desk, headings, anchors } = openDesk(
    folder,
    ids.map(({ id }) => id),
  );
  const blocks = loadBlocks(value.blocks ?? [], desk);
  const page = { ...frame(value), blocks, headings, source: source.file };
  return { file, path, page, anchors, links, faults: all };
}

function frame(written: WrittenPage): Omit<ContentPage, 'blocks' | 'headings' | 'source'> {
  const { path, title, kind, menu, order, lead, description, reviewed, picture, related } = written;
  const { namesChildren } = written;
  return {
    path,
    title,
    kind: kind ?? 'static',
    menu: menu ?? null,
    order: order ?? LAST,
    ...(lead !== undefined && { lead }),
    description,
    ...(reviewed !== undefined && { reviewed }),
    ...(picture && { picture }),
    ...(namesChildren && { namesChildren }),
    // The titles are known once all pages are.
    related: (related ?? []).map((to) => ({ path: to, title: '' })),
  };
}

/** The anchors an editor chose on a page, wherever they stand. */
function anchorsIn(value: unknown, path: Path): { id: string; path: Path }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => anchorsIn(item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'id' && typeof item === 'string'
      ? [{ id: item, path: [...path, key] }]
      : anchorsIn(item, [...path, key]),
  );
}

function anchorFaults({ source }: FilledFile, ids: readonly { id: string; path: Path }[]): Fault[] {
  return ids.flatMap(({ id, path }, index) => {
    const earlier = ids.findIndex((other) => other.id === id);
    if (earlier < index) {
      return [
        { ...source.at(path), message: `the id "${id}" stands twice on the page; choose another` },
      ];
    }
    return reservedAnchors.has(id)
      ? [
          {
            ...source.at(path),
            message: `the id "${id}" belongs to the frame of the page; choose another`,
          },
        ]
      : [];
  });
}
