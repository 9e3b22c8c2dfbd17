import type { LoadedBlock } from './block-registry';
import type { BuildMode } from './build-mode';
import type { FileLinks } from './follow-links';
import { homeSections } from './home.schema';
import type { LoadedPage } from './load-page';
import type { ContentPage } from './page.schema';
import { mayLinkToUnpublished } from './published';
import type { Path } from './source-file';

/** The links of a page, for who knows where links can lead. */
export function linksOf(
  { file, links, path, unpublished }: LoadedPage,
  buildMode: BuildMode,
): FileLinks {
  const excused = (at: Path) =>
    unpublished !== undefined || mayLinkToUnpublished(file.source.value, at, buildMode);
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
