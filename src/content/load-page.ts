import type { Diagnostic } from './diagnostics';
import type { LoadedBlock } from './block-registry';
import { editorNotes, type BuildMode, type Unpublished, unpublishedAt } from './build-mode';
import type { FilledFile } from './facts';
import { type FoundLink, openContext, type LoadContext } from './file-context';
import { languageOf } from './language';
import { reservedAnchors } from './page-anchors';
import { pageSchema, type ContentPage, type WrittenPage } from './page.schema';
import { publicationOf } from './publication';
import { isRecord } from './record';
import type { Path } from './source-file';
import { valuesIn } from './values-in';
import { validate } from './validate';

/** A file of content/pages after reading. */
export interface LoadedPage<B extends LoadedBlock = LoadedBlock> {
  file: FilledFile;
  /** As written, even when the page has diagnostics elsewhere. */
  path?: string;
  /** Undefined when it is not in a shape to be loaded. */
  page?: ContentPage<B>;
  /** Why visitors don't find it, if they don't. */
  unpublished?: Unpublished;
  /** Known when the page is. */
  anchors?: ReadonlySet<string>;
  links: FoundLink[];
  diagnostics: Diagnostic[];
}

/** Where a page without an `order` stands in its group: after all that have one. */
const LAST = 9999;

/** Checks and loads one page. Links are noted, not yet followed. */
export function loadPage<B extends LoadedBlock>(
  file: FilledFile,
  loadContext: LoadContext<B>,
): LoadedPage<B> {
  const { source } = file;
  const path =
    isRecord(source.value) && typeof source.value.path === 'string' ? source.value.path : undefined;
  if (source.broken) return { file, path, links: [], diagnostics: [] };
  const ids = anchorsIn(isRecord(source.value) ? source.value.blocks : [], ['blocks']);
  const context = openContext(
    loadContext,
    ids.map(({ id }) => id),
  );
  const { links, headings, anchors } = context;
  const { value, diagnostics } = validate(pageSchema, file, context);
  const all = [...diagnostics, ...anchorDiagnostics(file, ids)];
  const publication = isRecord(source.value) ? publicationOf(source.value) : {};
  const unpublished = unpublishedAt(publication, loadContext.buildMode.now);
  const loaded = { file, path, links, diagnostics: all, ...(unpublished && { unpublished }) };
  if (!value) return loaded;
  const blocks = context.load(value.blocks ?? []);
  const lang = languageOf(source.value, loadContext.languages ?? []);
  const page = {
    ...frame(value, loadContext.buildMode),
    ...(lang !== undefined && { lang }),
    ...(context.named.children && { namesChildren: true as const }),
    blocks,
    headings,
    source: source.file,
  };
  return { ...loaded, page, anchors };
}

function frame(
  written: WrittenPage,
  buildMode: BuildMode,
): Omit<ContentPage, 'blocks' | 'headings' | 'source'> {
  const { path, title, kind, menu, order, lead, description, reviewed, picture, related } = written;
  const { namesChildren, redirectFrom, action, translationOf } = written;
  const notes = editorNotes(written, buildMode);
  return {
    path,
    title,
    kind: kind ?? 'static',
    menu: menu ?? null,
    order: order ?? LAST,
    ...(translationOf !== undefined && { translationOf }),
    ...(lead !== undefined && { lead }),
    ...(action && { action }),
    description,
    ...(reviewed !== undefined && { reviewed }),
    ...(picture && { picture }),
    ...(namesChildren && { namesChildren }),
    ...(redirectFrom && { redirectFrom }),
    ...(buildMode.preview && unpublishedAt(written, buildMode.now) && { unpublished: true }),
    ...(notes.length > 0 && { editorNotes: notes }),
    // The titles are known once all pages are.
    related: (related ?? []).map((to) => ({ path: to, title: '' })),
  };
}

/** The anchors an editor chose on a page, wherever they stand. */
const anchorsIn = (page: unknown, above: Path) =>
  valuesIn(page, above).flatMap(({ value, path }) =>
    path.at(-1) === 'id' && typeof value === 'string' ? [{ id: value, path }] : [],
  );

function anchorDiagnostics(
  { source }: FilledFile,
  ids: readonly { id: string; path: Path }[],
): Diagnostic[] {
  return ids.flatMap(({ id, path }, index) => {
    const isSecond = ids.findIndex((other) => other.id === id) < index;
    if (!isSecond && !reservedAnchors.has(id)) return [];
    const reason = isSecond ? 'stands twice on the page' : 'belongs to the frame of the page';
    return [{ ...source.at(path), message: `the id "${id}" ${reason}; choose another` }];
  });
}
