/** @jest-environment node */
import type { ContentPage } from '../../../src/content/page.schema';
import { compiledPages, documentPath } from '../../../src/generator/compiled/every-page';

const news = { path: '/News', title: 'News', kind: 'live' } as ContentPage;

it('adds the pages in code that a school lacks, and one of words, for the renderer alone', () => {
  const { pages } = compiledPages({ pages: [news] }, ['/News', '/Events', '/Tc']);
  expect(pages.map(({ path, kind, menu }) => [path, kind, menu])).toEqual([
    ['/News', 'live', undefined],
    [documentPath, 'static', null],
    ['/Events', 'live', null],
    ['/Tc', 'live', null],
  ]);
  expect(pages[0]).toBe(news);
});
