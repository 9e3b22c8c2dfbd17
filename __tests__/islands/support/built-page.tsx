import { readdirSync } from 'node:fs';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { codePaths } from '../../../src/content/code-paths';
import type { BuiltOf } from '../../../src/islands/built-lists';
import type { Today } from '../../../src/content/opening/today';

/** A school that says when it is open. */
const today: Today = {
  pages: [],
  table: { first: '2026-11-14', lines: ['Open today'], courses: [[0, 0]], days: '00', usual: [] },
};

/** What every page's query may give. */
async function pageData() {
  const { homeExample } = await import('../../../stories/templates/home/home.examples');
  const { siteExample } = await import('../../../stories/components/layout/site.examples');
  const { pageExamples } = await import('../../../stories/templates/page.examples');
  const { menuPages } = await import('../../../src/components/layout/not-found/nearest-paths');
  return {
    home: { data: homeExample },
    page: { data: pageExamples.content },
    contents: { nodes: [{ data: pageExamples.content }] },
    pages: { nodes: menuPages(siteExample.menu) },
    pictures: { nodes: [] },
    site: { data: { ...siteExample, today } },
  };
}

/** The HTML of a page in the site's frame, as it is built; without lists as where the service was away. */
export async function builtHtml(page: ReactElement, builtOf?: BuiltOf): Promise<string> {
  const { IslandHostContext } = await import('../../../src/components/island/island');
  const { islandHost } = await import('../../../src/islands/render');
  const { SiteProvider } = await import('../../../src/components/layout/site-context');
  const { SiteLayout } = await import('../../../src/components/layout/site-layout');
  const { site } = await pageData();
  return renderToString(
    <IslandHostContext.Provider value={islandHost(builtOf)}>
      <SiteProvider value={site.data}>
        <SiteLayout site={site.data} current="/News">
          {page}
        </SiteLayout>
      </SiteProvider>
    </IslandHostContext.Provider>,
  );
}

/** Every page in code: the paths of one template, and the files of `src/pages`. */
export const pageNames: readonly string[] = [
  ...codePaths,
  ...readdirSync('src/pages').map((file) => file.replace(/\.tsx$/, '')),
];

/** A page in code by its name, with its data. */
export async function pageOf(name: string): Promise<ReactElement> {
  const file = name.startsWith('/') ? 'templates/live-page' : `pages/${name}`;
  const { default: Page } = (await import(`../../../src/${file}`)) as {
    default: ComponentType<{ data: unknown }>;
  };
  const { page, ...data } = await pageData();
  return <Page data={{ ...data, page: { data: { ...page.data, path: name } } }} />;
}
