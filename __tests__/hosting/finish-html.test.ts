/** @jest-environment node */
import { pagePathOf } from '../../src/hosting/finish-build';
import {
  formScript,
  listScript,
  startingScript,
  waitingScript,
} from '../../src/hosting/boot-scripts';
import { finishHtml } from '../../src/hosting/finish-html';
import { headScript } from '../../src/theme/head-script';
import { takeLateRules, withoutClosedMatter } from '../../src/hosting/late-rules';
import { takePrintRules } from '../../src/hosting/print-rules';
import { pruneTokens } from '../../src/hosting/prune-tokens';

const gatsbyTail = [
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/Fee";/*]]>*/</script>',
  '<!-- slice-start id="_gatsby-scripts-1" -->',
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>',
  '<script>window.___webpackCompilationHash="abc123";</script>',
  '<script src="/polyfill.js" nomodule></script><script src="/app.js" async></script>',
  '<!-- slice-end id="_gatsby-scripts-1" -->',
].join('');

const built = (scripts: 'first-move' | 'first-move, form' | 'now') =>
  `<html><head><meta name="scripts" content="${scripts}"/>` +
  '<link rel="preload" as="fetch" href="/page-data/app-data.json"/>' +
  '<link rel="preload" as="font" href="/mukta.woff2"/></head><body>' +
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">Fees</div>' +
  `${gatsbyTail}</body></html>`;

describe('a document', () => {
  const html = finishHtml(built('first-move'), '/Fee');

  it('holds no script file, only the names of those that the first move loads', () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).toContain('data-src="/app.js"');
  });

  it('preloads its fonts but nothing for its scripts', () => {
    expect(html).toContain('/mukta.woff2');
    expect(html).not.toContain('app-data.json');
  });

  it('tells the scripts which page and which build it is', () => {
    expect(html).toContain('data-path="/Fee" data-hash="abc123"');
  });

  it('has no style attribute, which the policy would refuse', () => {
    expect(html).not.toContain('style=');
  });
});

it('lets a live page name its scripts and its data, for the inline script to fetch at once', () => {
  const own = { scripts: ['/865-news.js'], data: ['/page-data/News/page-data.json'] };
  const html = finishHtml(built('now'), '/News', own);
  expect(html).toContain(
    'data-src="/app.js /865-news.js" data-data="/page-data/News/page-data.json">',
  );
  expect(html).not.toMatch(/<script[^>]* src=/);
});

it('lets a form name all of its scripts, and fetch nothing before the first move', () => {
  const own = { scripts: ['/884-form.js'], data: ['/page-data/Tc/page-data.json'] };
  const html = finishHtml(built('first-move, form'), '/Tc', own);
  expect(html).toContain('data-src="/app.js /884-form.js">');
  expect(html).not.toMatch(/<script[^>]* src=|as="fetch"/);
});

it('uses the same inline script for every page of a kind, so that one hash covers them all', () => {
  const inline = (html: string) => /<script id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  const list = built('now').replace('<div ', '<div data-early="/api/news/all/DHS" ');
  expect(inline(finishHtml(list, '/News'))).toBe(listScript);
  expect(inline(finishHtml(built('now'), '/'))).toBe(startingScript);
  expect(inline(finishHtml(built('first-move'), '/Fee'))).toBe(waitingScript);
  expect(inline(finishHtml(built('first-move, form'), '/Tc'))).toBe(formScript);
});

it('puts no more than 1 KB of script into a document', () => {
  expect(waitingScript.length + headScript.length).toBeLessThanOrEqual(1024);
});

it('leaves a finished page alone, and finishes it again when Gatsby has put new scripts in', () => {
  const once = finishHtml(built('first-move'), '/Fee');
  expect(finishHtml(once, '/Fee')).toBe(once);
  const fresh = once.replace(
    /<!-- slice-start.*slice-end id="[^"]*" -->/s,
    gatsbyTail.slice(gatsbyTail.indexOf('<!--')).replace('abc123', 'def456'),
  );
  expect(finishHtml(fresh, '/Fee')).toContain('data-path="/Fee" data-hash="def456"');
});

it.each([
  ['index.html', '/'],
  ['AboutUs/index.html', '/AboutUs'],
  ['404.html', '/404.html'],
])('knows %s as %s', (file, path) => {
  expect(pagePathOf(file)).toBe(path);
});

describe('the tokens of a page', () => {
  const html = pruneTokens(
    '<style data-emotion="css-global">:root{--chakra-a:var(--chakra-b);--chakra-b:red;--chakra-c:blue;}' +
      '.dark{--chakra-b:black;--chakra-c:navy;}</style>' +
      '<style data-emotion="css">.k{color:var(--chakra-a);--v:1}</style>',
  );

  it('are those in use and those that they are made of, in every colour mode', () => {
    expect(html).toContain(':root{--0:var(--1);--1:red;}');
    expect(html).toContain('.dark{--1:black;}');
    expect(html).not.toContain('navy');
  });

  it('are used under the same short names, and other properties keep theirs', () => {
    expect(html).toContain('.k{color:var(--0);--v:1}');
  });

  it('leave the mark of the components, and take that of the tokens away', () => {
    expect(html).toContain('data-emotion="css"');
    expect(html).not.toContain('css-global');
  });
});

it('moves what only paper needs out of the page', () => {
  const { html, rules } = takePrintRules(
    '<head><style>.a{top:0}@media print{.a{display:none;}}.b{top:1px}</style></head>',
  );
  expect(rules).toEqual(['@media print{.a{display:none;}}']);
  expect(html).toContain('<style>.a{top:0}.b{top:1px}</style>');
  expect(html).toContain('<link rel="stylesheet" media="print" href="/print.css"/></head>');
});

it("lets paper's rules win wherever the page's own rules come to stand", () => {
  const { rules } = takePrintRules(
    '<head><style>@media print{.css-a1>.css-b2{top:0}html{top:1px}}</style></head>',
  );
  expect(rules).toEqual(['@media print{.css-a1.css-a1>.css-b2.css-b2{top:0}html{top:1px}}']);
});

describe('rules below the first screen', () => {
  const page =
    '<head><style data-emotion="css">.css-a{top:0;}.css-b{top:1px;}@media (hover: hover){.css-b:hover{top:2px;}}</style></head>' +
    '<body><h1 class="css-a">Fees</h1><span data-below-fold="" hidden></span><p class="css-b">Late</p></body>';
  const { html, rules } = takeLateRules(page);

  it('leave the page, with their states', () => {
    expect(rules).toEqual(['.css-b{top:1px;}', '@media (hover: hover){.css-b:hover{top:2px;}}']);
    expect(html).toContain('<style data-emotion="css">.css-a{top:0;}</style>');
  });

  it('are there for visitors without scripts too', () => {
    expect(html).toContain('<noscript><link rel="stylesheet" href="/site.css"/></noscript></head>');
  });

  it('stay when the first screen needs them too', () => {
    expect(takeLateRules(page.replace('css-a">', 'css-a css-b">')).rules).toEqual([]);
  });
});

it('counts what stands in closed disclosures as unseen, but not themselves and their heads', () => {
  const drawer =
    '<details class="css-d"><summary class="css-s">Menu</summary><ul class="css-u">' +
    '<details><summary class="css-t">About</summary><a class="css-l">History</a></details></ul></details>';
  const open = drawer.replace('<details class', '<details open class');
  expect(withoutClosedMatter(`<p>${drawer}</p>`)).toBe(
    '<p><closed class="css-d"><summary class="css-s">Menu</summary></p>',
  );
  expect(withoutClosedMatter(open)).toContain('css-u');
});
