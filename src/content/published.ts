import { publicationStateOf, type BuildMode, type Unpublished } from './build-mode';
import type { LoadedPage } from './load-page';
import type { Navigation } from './navigation.schema';
import { publicationOf } from './publication';
import { isRecord } from './record';
import type { Path } from './source-file';

/** Pages that visitors would not find, by path: why, and the file of each. */
export type UnpublishedPages = ReadonlyMap<string, Unpublished & { source: string }>;

/** The pages that a build leaves out; a preview leaves none out. */
export function unpublishedPages(
  pages: readonly LoadedPage[],
  { preview }: BuildMode,
): UnpublishedPages {
  return new Map(
    pages.flatMap(({ path, unpublished, file }) =>
      preview || path === undefined || !unpublished
        ? []
        : [[path, { ...unpublished, source: file.source.file }] as const],
    ),
  );
}

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

/**
 * Whether a link at a place of a page may lead to a page that is left out: "related" lists only what is
 * there, and a block that is left out itself leads nobody anywhere.
 */
export function mayLinkToUnpublished(page: unknown, path: Path, buildMode: BuildMode): boolean {
  if (path[0] === 'related') return true;
  let value = page;
  return path.some((step) => {
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : {};
    return isRecord(value) && !publicationStateOf(publicationOf(value), buildMode);
  });
}
