/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderChanged } from '../../src/generator/content-build/render-changed';
import type { ContentNode } from '../../src/content/source-nodes';

const project = process.cwd();
let root: string;

const write = (name: string, text: string) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Draws as Gatsby's renderer does: what comes late stands between two elements. */
const renderer = (title: string) => `
exports.default = async ({ pageData, styles, scripts, pagePath }) => ({
  html: '<style>' + styles[0].content + '</style><h1>${title}' + pageData.result.data.page.data.words +
    '</h1><script src="' + scripts[0].name + '"></script>' + pagePath +
    '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>',
});`;

const html = (path: string, words: string) =>
  `<style>h1 {}</style><h1>${words}</h1><script src="app-1.js"></script>${path}` +
  '<!-- slice-start id="_gatsby-scripts-1" -->late $& part<!-- slice-end id="_gatsby-scripts-1" -->';

/** What Gatsby leaves of two pages. */
function gatsbyBuilds() {
  for (const path of ['/Fee', '/Leave']) {
    const data = { page: { data: { words: 'old' } } };
    const page = { path, componentChunkName: 'c', staticQueryHashes: [], result: { data } };
    write(`raw/page-data${path}/page-data.json`, JSON.stringify(page));
    write(`raw${path}/index.html`, html(path, 'old'));
  }
  write('raw/page-data/app-data.json', '{"webpackCompilationHash":"1"}');
  write('raw/webpack.stats.json', '{"assetsByChunkName":{"app":["a.css","app-1.js"]}}');
  write('raw/a.css', 'h1 {}');
  write('raw/_gatsby/slices/_gatsby-scripts-1.html', 'late $& part');
  write('.cache/page-ssr/routes/render-page.js', renderer(''));
}

const node = (path: string, words: string) =>
  ({ internal: { type: 'PageContent' }, path, data: { words } }) as unknown as ContentNode;
const nodes = [node('/Fee', 'new'), node('/Leave', 'old')];
const draw = () => renderChanged({ rawDir: 'raw', publicDir: 'public' }, ['/Fee', '/Leave'], nodes);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'render-changed-'));
  gatsbyBuilds();
  process.chdir(root);
});
afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true, force: true });
});

it('draws the page whose words changed, and takes the others as Gatsby built them', async () => {
  expect(await draw()).toEqual(['/Fee']);
  expect(read('public/Fee/index.html')).toBe(html('/Fee', 'new'));
  expect(read('public/Leave/index.html')).toBe(html('/Leave', 'old'));
});

it("leaves Gatsby's own output as it is", async () => {
  await draw();
  expect(read('raw/Fee/index.html')).toBe(html('/Fee', 'old'));
});

it('refuses a renderer that draws an unchanged page in another way than Gatsby did', async () => {
  write('.cache/page-ssr/routes/render-page.js', renderer('The school: '));
  await expect(draw()).rejects.toThrow(
    'The page /Fee, drawn again, is not as Gatsby built it. The inside of gatsby, on which ' +
      'src/generator/content-build/gatsby-renderer.ts relies, has changed: see docs/insides.md.',
  );
});
