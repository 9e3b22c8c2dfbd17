/** @jest-environment node */
import type { ContentNode } from '../../../src/content/source-nodes';
import { answered } from '../../../src/build/render/page-data';

const node = (type: ContentNode['internal']['type'], name: string, path?: string) =>
  ({
    id: name,
    parent: null,
    children: [],
    internal: { type, contentDigest: '' },
    data: { words: `${name}, new` },
    pictures: [],
    ...(path !== undefined && { path }),
  }) as unknown as ContentNode;

const nodes = [
  node('SiteContent', 'site'),
  node('HomeContent', 'home'),
  node('PageContent', 'fees', '/Fee'),
  node('PageContent', 'leave', '/Leave'),
];

const pictures = [{ relativePath: 'pictures/a.webp', childImageSharp: null }];
const asked = (path: string) => ({ nodes, path, pictures });

it('gives each query the content as it is now', () => {
  const old = { data: { words: 'old' } };
  expect(answered({ page: old, pictures: { nodes: [] } }, asked('/Fee'))).toEqual({
    page: { data: { words: 'fees, new' } },
    pictures: { nodes: pictures },
  });
  expect(answered({ home: old, site: old }, asked('/'))).toEqual({
    home: { data: { words: 'home, new' } },
    site: { data: { words: 'site, new' } },
  });
  expect(answered({ siteContent: old }, asked('/Leave'))).toEqual({
    siteContent: { data: { words: 'site, new' } },
  });
  expect(answered({ contents: { nodes: [] } }, asked('/Search'))).toEqual({
    contents: { nodes: [{ data: { words: 'fees, new' } }, { data: { words: 'leave, new' } }] },
  });
});

it.each([
  ['of a name that it does not know', { houses: { data: {} } }],
  ['that takes a part of a page', { page: { title: 'Fees' } }],
  ['that takes more than the content', { page: { data: {}, id: '1' } }],
])('refuses a query %s', (_, data) => {
  expect(() => answered(data, asked('/Fee'))).toThrow(/^the query of \/Fee takes "/);
});

it('refuses a page that the content does not have', () => {
  expect(() => answered({ page: { data: {} } }, asked('/Gone'))).toThrow('"page"');
});
