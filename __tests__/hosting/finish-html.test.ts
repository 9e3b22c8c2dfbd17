/** @jest-environment node */
import { pagePathOf } from '../../src/hosting/finish-build';
import { bootScript, finishHtml } from '../../src/hosting/finish-html';
import { pruneTokens } from '../../src/hosting/prune-tokens';

const gatsbyTail = [
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/Fee";/*]]>*/</script>',
  '<!-- slice-start id="_gatsby-scripts-1" -->',
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>',
  '<script>window.___webpackCompilationHash="abc123";</script>',
  '<script src="/polyfill.js" nomodule></script><script src="/app.js" async></script>',
  '<!-- slice-end id="_gatsby-scripts-1" -->',
].join('');

const built = (scripts: 'first-move' | 'now') =>
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

it('lets a live page load its scripts at once', () => {
  const html = finishHtml(built('now'), '/News');
  expect(html).toContain('<script src="/app.js" async></script>');
  expect(html).not.toContain('data-src');
});

it('uses one inline script for every page, so that one hash covers them all', () => {
  const inline = (html: string) => /<script id="boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  expect(inline(finishHtml(built('now'), '/News'))).toBe(bootScript);
  expect(inline(finishHtml(built('first-move'), '/Fee'))).toBe(bootScript);
  expect(bootScript.length).toBeLessThan(1024);
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

it('keeps the tokens in use, with those that they are made of, and drops the others', () => {
  const html = pruneTokens(
    '<style data-emotion="css-global x">:root{--chakra-a:var(--chakra-b);--chakra-b:red;--chakra-c:blue;}' +
      '.dark{--chakra-b:black;--chakra-c:navy;}</style><style>.k{color:var(--chakra-a)}</style>',
  );
  expect(html).toContain('--chakra-a:var(--chakra-b);--chakra-b:red;}');
  expect(html).toContain('.dark{--chakra-b:black;}');
  expect(html).not.toContain('--chakra-c');
});
