import {
  publicationStateOf,
  type BuildMode,
  unpublishedAt,
  type UnpublishedPages,
} from './build-mode';
import type { FilledFile } from './facts';
import type { LoadedPage } from './load-page';
import type { Navigation } from './navigation.schema';
import { publicationOf } from './publication';
import { isRecord } from './record';
import type { Path } from './source-file';
import type { LoadedBlock } from './block-registry';
import type { FileLinks } from './follow-links';
import { homeSections } from './home.schema';
import type { ContentPage } from './page.schema';

const withheldPage = {
  why: 'draft' as const,
  words:
    'has the name of a withdrawn child in its address; write another "path" if it is to be seen',
};

/**
 * The pages that a build leaves out, by what their files say, and those whose address `names` a child who is withdrawn;
 * a preview leaves out these alone.
 */
export const unpublishedPages = (
  files: readonly Pick<FilledFile, 'source'>[],
  { now, preview }: BuildMode,
  names: (path: string) => boolean,
): UnpublishedPages =>
  new Map(
    files.flatMap(({ source: { file, value, broken } }) => {
      const { path, ...keys } = isRecord(value) && !broken ? value : {};
      if (typeof path !== 'string') return [];
      const left = preview ? undefined : unpublishedAt(publicationOf(keys), now);
      const why = names(path) ? withheldPage : left;
      return why ? [[path, { ...why, source: file }] as const] : [];
    }),
  );

/** The menus without ways to pages that are left out. */
export function publishedNavigation(
  { groups, utility, footer, ...rest }: Navigation,
  unpublished: UnpublishedPages,
): Navigation {
  const isOut = (to: string) => unpublished.has(to.split(/[?#]/, 1)[0] ?? '');
  return {
    ...rest,
    groups: groups.map(({ path, ...group }) =>
      path === undefined || isOut(path) ? group : { ...group, path },
    ),
    ...(utility && { utility: utility.filter(({ to }) => !isOut(to)) }),
    ...(footer && {
      footer: { ...footer, quickLinks: footer.quickLinks.filter(({ to }) => !isOut(to)) },
    }),
  };
}

/** The kinds of block, and which of them list only pages that visitors find. */
type ListingKinds = Readonly<Record<string, { linksToPublished?: true }>>;

/**
 * Whether a link at a place of a page may lead to a page that is left out: "related" and some blocks list only
 * what is there, and a block that is left out itself leads nobody anywhere.
 */
function mayLinkToUnpublished(
  page: unknown,
  path: Path,
  buildMode: BuildMode,
  registry: ListingKinds,
): boolean {
  if (path[0] === 'related') return true;
  let value = page;
  return path.some((step) => {
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : {};
    if (!isRecord(value)) return false;
    const listsPublished = registry[String(value.kind)]?.linksToPublished === true;
    return listsPublished || !publicationStateOf(publicationOf(value), buildMode);
  });
}

/** The links of a page, for who knows where links can lead. */
export function linksOf(
  { file, links, path, unpublished }: LoadedPage,
  buildMode: BuildMode,
  registry: ListingKinds,
): FileLinks {
  const excused = (at: Path) =>
    unpublished !== undefined || mayLinkToUnpublished(file.source.value, at, buildMode, registry);
  return { source: file.source, links, from: path, excused };
}

/** The pages with their anchors. Live pages and forms have anchors of their own that content doesn't know. */
export function targets(
  pages: readonly LoadedPage[],
): Map<string, ReadonlySet<string> | undefined> {
  return new Map([
    ['/', new Set<string>(homeSections)],
    ...pages.flatMap(({ path, page, anchors }) =>
      path === undefined ? [] : [[path, page?.kind === 'static' ? anchors : undefined] as const],
    ),
  ]);
}

/** The pages that are shown, each with the titles of its related pages; what is not shown is left out of these. */
export function withRelated<B extends LoadedBlock>(
  pages: readonly LoadedPage<B>[],
): ContentPage<B>[] {
  const shown = pages.flatMap(({ page }) => page ?? []);
  const titles = new Map(shown.map(({ path, title }) => [path, title]));
  return shown.map((page) => ({
    ...page,
    related: page.related.flatMap(({ path }) => {
      const title = titles.get(path);
      return title === undefined ? [] : [{ path, title }];
    }),
  }));
}
