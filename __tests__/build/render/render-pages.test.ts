/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { documentPath } from '../../../src/build/compile/blank-pages';
import { renderPages } from '../../../src/build/render/render-pages';
import { changed, load, removeContent, writeContent } from '../../content/content-folder';

const noLists = { replies: {}, versions: {}, now: 0 };

const root = mkdtempSync(join(tmpdir(), 'render-pages-'));
const contentDir = writeContent();
afterAll(() => {
  removeContent();
  rmSync(root, { recursive: true, force: true });
});

const write = (name: string, text: string) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Renders as Gatsby's renderer does: what comes late stands between two elements. */
const renderer = (title: string) => `
exports.default = async ({ pageData: { path, result: { data, pageContext } }, styles, scripts }) => ({
  html: '<style>' + styles[0].content + '</style><h1>${title}' + (data.page || data.home).data.description +
    '</h1><script src="' + scripts[0].name + '"></script>' + path + pageContext.kind +
    ((data.pictures || { nodes: [] }).nodes[0] || { relativePath: '' }).relativePath +
    '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>',
});`;

const html = (path: string, words: string, rest: string) =>
  `<style>h1 {}</style><h1>${words}</h1><script src="app-1.js"></script>${path}${rest}` +
  '<!-- slice-start id="_gatsby-scripts-1" -->late $& part<!-- slice-end id="_gatsby-scripts-1" -->';

const words =
  'A description that is long enough for a search engine to show all of it, and no longer.';
const pictures = 'pictures/dawn.webp';

/** What Gatsby leaves of the front page, of the page for wrong addresses and of one page of words. */
function gatsbyBuilds() {
  const data = { pictures: { nodes: [] } };
  const home = { ...data, home: { data: {} } };
  const pages = { index: home, [documentPath]: { ...data, page: { data: {} } }, '/404.html': home };
  for (const [name, found] of Object.entries(pages)) {
    const page = {
      path: name,
      componentChunkName: 'c',
      staticQueryHashes: [],
      result: { data: found },
    };
    write(`look/public/page-data/${name}/page-data.json`, JSON.stringify(page));
  }
  write('look/public/page-data/app-data.json', '{"webpackCompilationHash":"1"}');
  write('look/public/webpack.stats.json', '{"assetsByChunkName":{"app":["a.css","app-1.js"]}}');
  write('look/public/a.css', 'h1 {}');
  write('look/public/_gatsby/slices/_gatsby-scripts-1.html', 'late $& part');
  write('look/.cache/page-ssr/routes/render-page.js', renderer(''));
  write('look/public/index.html', html('/', words, `live${pictures}`));
  write('look/public/Fee/index.html', html('/Fee', words, 'static'));
  write('look/public/404.html', html('/404.html', words, 'live'));
}

const folders = {
  contentDir,
  project: join(root, 'look'),
  publicDir: join(root, 'public'),
  // The process that sizes them runs there, and finds its packages from there.
  picturesDir: resolve('node_modules/.cache/render-pages'),
};

function contentOf(files: Record<string, string> = {}) {
  const { content } = load(files);
  if (!content) throw new Error('The content is not in order.');
  return content;
}

beforeEach(() => {
  rmSync(folders.publicDir, { recursive: true, force: true });
  gatsbyBuilds();
});

it('renders every page with the content as it is now', async () => {
  const content = contentOf(changed('pages/fee.yaml', words, `${words} Indeed.`));
  expect(await renderPages(content, folders, { prove: false, lists: noLists })).toBe(2);
  expect(read('public/Fee/index.html')).toBe(html('/Fee', `${words} Indeed.`, 'static'));
  expect(read('public/index.html')).toBe(html('/', words, `live${pictures}`));
  expect(existsSync(join(root, 'public/404.html'))).toBe(true);
});

it("leaves Gatsby's own output as it is", async () => {
  const content = contentOf(changed('pages/fee.yaml', words, `${words} Indeed.`));
  await renderPages(content, folders, { prove: false, lists: noLists });
  expect(read('look/public/Fee/index.html')).toBe(html('/Fee', words, 'static'));
});

it('accepts what Gatsby has just compiled where every page is as Gatsby built it', async () => {
  expect(await renderPages(contentOf(), folders, { prove: true, lists: noLists })).toBe(2);
});

it('refuses it where one page is rendered in another way', async () => {
  write('look/public/Fee/index.html', html('/Fee', 'Pay in time.', 'static'));
  await expect(renderPages(contentOf(), folders, { prove: true, lists: noLists })).rejects.toThrow(
    'The page /Fee, rendered without Gatsby, is not as Gatsby built it. The inside of gatsby, on which ' +
      'src/build/render/render-pages.ts relies, has changed: see docs/insides.md.',
  );
});
