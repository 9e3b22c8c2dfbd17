import { readdirSync } from 'node:fs';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

// As built pages have it: `#chakra` without Chakra behind it.
jest.doMock('#chakra', () => jest.requireActual<object>('../../src/theme/chakra/site'));

const names = readdirSync('src/pages').map((file) => file.replace(/\.tsx$/, ''));
/** The calendar knows its day only in the browser, and draws the month of it as soon as it is live. */
const drawnAnew = 'home-calendar';
const met = new Set<string>();
const before = window.fetch;
const warn = jest.spyOn(console, 'warn');
const complain = jest.spyOn(console, 'error');

beforeEach(() => {
  // The content service does not answer while a page is looked at.
  window.fetch = () => new Promise(() => undefined);
  for (const spy of [warn, complain]) spy.mockReset();
});
afterAll(() => {
  window.fetch = before;
});

/** What every page's query may give. */
async function pageData() {
  const { homeExample } = await import('../../src/home/home.examples');
  const { siteExample } = await import('../../src/layout/site.examples');
  const { pageExamples } = await import('../../src/templates/page.examples');
  const { menuPages } = await import('../../src/layout/not-found/nearest-paths');
  return {
    home: { data: homeExample },
    page: { data: pageExamples.content },
    pages: { nodes: menuPages(siteExample.menu) },
    pictures: { nodes: [] },
    site: { data: siteExample },
  };
}

/** A page in the site's frame, as it is built, in the document. Gives its islands. */
async function open(page: ReactElement): Promise<HTMLElement[]> {
  const { IslandHostContext } = await import('../../src/components/island/island');
  const { islandHost } = await import('../../src/islands/render');
  const { SiteProvider } = await import('../../src/layout/site-context');
  const { SiteLayout } = await import('../../src/layout/site-layout');
  const { site } = await pageData();
  document.body.innerHTML = renderToString(
    <IslandHostContext value={islandHost}>
      <SiteProvider value={site.data}>
        <SiteLayout site={site.data} current="/News">
          {page}
        </SiteLayout>
      </SiteProvider>
    </IslandHostContext>,
  );
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}

/** Starts an island by what the registry has under its name. */
async function start(element: HTMLElement) {
  const { islands } = await import('../../src/islands/registry');
  const { startIsland } = await import('../../src/islands/start-island');
  const name = element.dataset.island ?? '';
  met.add(name);
  await startIsland(element, islands[name]!);
}

/** Every island takes over the very nodes that were built, and React has nothing to mend. */
async function expectAllLive(elements: HTMLElement[]) {
  for (const element of elements) {
    const built = [...element.children];
    await start(element);
    expect(element).toHaveAttribute('data-live');
    const kept = built.every((node) => node.parentNode === element);
    expect([element.dataset.island, kept]).toEqual([
      element.dataset.island,
      element.dataset.island !== drawnAnew,
    ]);
  }
  expect(warn.mock.calls).toEqual([]);
  expect(complain.mock.calls).toEqual([]);
}

it.each(names)('takes over the HTML of src/pages/%s as it was built', async (name) => {
  const { default: Page } = (await import(`../../src/pages/${name}`)) as {
    default: ComponentType<{ data: unknown }>;
  };
  await expectAllLive(await open(<Page data={await pageData()} />));
});

it('takes over the HTML of every content block', async () => {
  const { BlockList } = await import('../../src/blocks/block-list');
  const { blockExamples } = await import('../../src/blocks/examples');
  const { schoolExample } = await import('../../src/content/site.examples');
  const blocks = Object.values(blockExamples).flatMap((examples) =>
    Object.values(examples).map(({ block }) => block),
  );
  await expectAllLive(await open(<BlockList blocks={blocks} school={schoolExample} />));
});

it('has met every island of the registry by now', async () => {
  const { islands } = await import('../../src/islands/registry');
  expect([...met].sort()).toEqual(Object.keys(islands).sort());
});
