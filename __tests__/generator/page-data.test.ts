/** @jest-environment node */
import { withContent } from '../../src/generator/content-build/page-data';
import type { ContentNode } from '../../src/content/source-nodes';

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

it('gives each query the content as it is now, and leaves pictures and addresses', () => {
  const old = { data: { words: 'old' } };
  const pictures = { nodes: [{ relativePath: 'pictures/a.webp' }] };
  expect(withContent({ page: old, pictures }, nodes, '/Fee')).toEqual({
    page: { data: { words: 'fees, new' } },
    pictures,
  });
  expect(withContent({ home: old, site: old }, nodes, '/')).toEqual({
    home: { data: { words: 'home, new' } },
    site: { data: { words: 'site, new' } },
  });
  expect(withContent({ siteContent: old }, nodes, '/Leave')).toEqual({
    siteContent: { data: { words: 'site, new' } },
  });
});

it.each([
  ['of a name that it does not know', { houses: { data: {} } }],
  ['that takes a part of a page', { page: { title: 'Fees' } }],
  ['that takes more than the content', { page: { data: {}, id: '1' } }],
])('leaves a query %s to Gatsby', (_, data) => {
  expect(() => withContent(data, nodes, '/Fee')).toThrow(/^the query of \/Fee takes "/);
});

it('leaves a page that the content does not have to Gatsby', () => {
  expect(() => withContent({ page: { data: {} } }, nodes, '/Gone')).toThrow('"page"');
});
