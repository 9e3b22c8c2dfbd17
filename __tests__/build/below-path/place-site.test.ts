/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { placeCss } from '../../../src/build/below-path/place-css';
import { placeHtml } from '../../../src/build/below-path/place-html';
import { placeSite } from '../../../src/build/below-path/place-site';

const placed = (body: string) =>
  /<body>(.*)<\/body>/s.exec(
    placeHtml(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`, '/school'),
  )?.[1];

it.each([
  ['<a href="/Fee">Fee</a>', '<a href="/school/Fee">Fee</a>'],
  ['<a href="/">Home</a>', '<a href="/school/">Home</a>'],
  ['<a href="/school/Fee">Fee</a>', '<a href="/school/Fee">Fee</a>'],
  ['<a href="tel:1">1</a><a href="#a">a</a>', '<a href="tel:1">1</a><a href="#a">a</a>'],
  ['<a href="//b.example/a">b</a>', '<a href="//b.example/a">b</a>'],
  [
    '<img src="/a.webp" srcset="/a.webp 1x,/b,c.webp 2x, https://c.example/c.webp 3x">',
    '<img src="/school/a.webp" srcset="/school/a.webp 1x,/school/b,c.webp 2x, https://c.example/c.webp 3x">',
  ],
  ['<form action="/Search"></form>', '<form action="/school/Search"></form>'],
  [
    '<script id="boot" data-src="/app-1.js /island-2.js">a("/Fee")</script>',
    '<script id="boot" data-src="/school/app-1.js /school/island-2.js">a("/Fee")</script>',
  ],
  // What scripts read is the site's own.
  ['<p data-props="{&quot;to&quot;:&quot;/Fee&quot;}"></p>', undefined],
  ['<button aria-keyshortcuts="/" title="Search (/)"></button>', undefined],
  [
    '<noscript><a href="/Fee">Fee</a></noscript>',
    '<noscript><a href="/school/Fee">Fee</a></noscript>',
  ],
  ['<template><a href="/Fee"></a></template>', '<template><a href="/school/Fee"></a></template>'],
  ['<style>a{b:url(/c.svg)}</style>', '<style>a{b:url(/school/c.svg)}</style>'],
  [
    '<div data-preload="/api/news/all/A"></div>',
    '<div data-preload="/school/api/news/all/A"></div>',
  ],
])('places %s', (written, expected = written) => {
  expect(placed(written)).toBe(expected);
});

it('places where a page leads on by itself, and no other content of its head', () => {
  const html =
    '<!DOCTYPE html><html><head><meta http-equiv="refresh" content="0; url=/Fee"><meta name="a" content="/Fee"></head><body></body></html>';
  expect(placeHtml(html, '/school')).toBe(html.replace('url=/Fee', 'url=/school/Fee'));
});

it.each([
  ['url(/a.svg)', 'url(/school/a.svg)'],
  [`url("/a.svg") url('/b.svg')`, `url("/school/a.svg") url('/school/b.svg')`],
  ['url(data:image/svg+xml,/a) url(b.svg)', undefined],
])('places %s in a stylesheet', (written, expected = written) => {
  expect(placeCss(`a{b:${written}}`, '/school')).toBe(`a{b:${expected}}`);
});

describe('a finished site', () => {
  const files = {
    'index.html': '<!DOCTYPE html><a href="/Fee">Fee</a>',
    'papers/index.html': '<!DOCTYPE html><a href="/Fee">a paper of the school</a>',
    'site-0123456789abcdef.css': 'a{b:url(/a.svg)}',
    'edit/main.js': '"@font-face{src:url(/edit/assets/a.woff2)}"',
    'edit/config.json': '{"logo":{"src":"/edit/icon.png"},"public_folder":"/content/pictures"}',
    'search.json': '{"papers":[["/papers/a.pdf"]]}',
  };
  let dir: string;
  const read = () =>
    Object.fromEntries(
      Object.keys(files).map((name) => [name, readFileSync(join(dir, name), 'utf8')]),
    );

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'placed-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is the same, and not written again, at the root of a host', async () => {
    const times = () => Object.keys(files).map((name) => statSync(join(dir, name)).mtimeMs);
    const before = times();
    await placeSite(dir, '');
    expect(read()).toEqual(files);
    expect(times()).toEqual(before);
  });

  it('has the path in its pages, styles and editor, and in nothing that scripts or people wrote', async () => {
    await placeSite(dir, '/school');
    expect(read()).toEqual({
      ...files,
      'index.html':
        '<!DOCTYPE html><html><head></head><body><a href="/school/Fee">Fee</a></body></html>',
      'site-0123456789abcdef.css': 'a{b:url(/school/a.svg)}',
      'edit/main.js': '"@font-face{src:url(/school/edit/assets/a.woff2)}"',
      'edit/config.json':
        '{"logo":{"src":"/school/edit/icon.png"},"public_folder":"/content/pictures"}',
    });
  });
});
