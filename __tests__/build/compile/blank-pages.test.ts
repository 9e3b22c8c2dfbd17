/** @jest-environment node */
import type { ContentPage } from '../../../src/content/page.schema';
import { blankNodes, documentPath } from '../../../src/build/compile/blank-pages';

const news = { path: '/News', title: 'News', kind: 'live' } as ContentPage;

it('gives the pages in code that a school lacks, and one of words, for the renderer alone', () => {
  const nodes = blankNodes({ pages: [news] }, ['/News', '/Events', '/Tc']);
  expect(nodes.map(({ path, data, blank }) => [path, data, blank])).toEqual([
    [documentPath, expect.objectContaining({ kind: 'static', menu: null }), true],
    ['/Events', expect.objectContaining({ kind: 'live', menu: null }), true],
    ['/Tc', expect.objectContaining({ kind: 'live', menu: null }), true],
  ]);
});
