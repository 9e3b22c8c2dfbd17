/** @jest-environment node */
import { sampleContent as content } from '../../support/sample-content';
import { inlineScript } from '../../../src/build/finish/boot-scripts';
import { inlineCode } from '../../../src/lib/headers/inline-code';
import { momentText } from '../../../src/lib/dates/moment-text';
import {
  precacheManifest,
  namesToPrecache,
  picturesOf,
} from '../../../src/build/offline/precache-manifest';
import { noteText, withNote } from '../../../src/build/offline/note';
import { offlinePage } from '../../../src/build/offline/offline-page';
import {
  isKeepablePicture,
  isOwnFile,
  fileOf,
  keptPath,
  routingStrategyOf,
} from '../../../src/build/offline/routing-strategy';

const origin = 'https://school.example';
const asked = (
  url: string,
  more: { mode?: string; destination?: string; method?: string } = {},
) => ({
  method: 'GET',
  mode: 'no-cors',
  destination: '',
  url: new URL(url, origin).href,
  ...more,
});

describe('what the worker does with a request', () => {
  const pages = { mode: 'navigate', destination: 'document' };
  it.each([
    ['a page', asked('/Fee', pages), 'page'],
    ['a file that keeps its name', asked('/manifest.webmanifest'), 'network-first'],
    ['a stylesheet', asked('/site-0d3dd17bccb72f62.css'), 'cache-first'],
    ['a script', asked('/app-f06b16f6fc0d8f7081a0.js'), 'cache-first'],
    ['a font', asked('/static/mukta-latin-400-normal-058c87.woff2'), 'cache-first'],
    ['a picture of the built site', asked('/static/a1/b2/dawn.webp'), 'picture'],
    ['a list, which names children', asked('/api/birthdays/DHS'), 'network-only'],
    ['a picture of the service', asked('/api/image/pictures/people/a.webp'), 'network-only'],
    ['a list opened as a page', asked('/api/topper/all/DHS', pages), 'network-only'],
    ['a paper with results', asked('/papers/isc-result.pdf'), 'network-only'],
    [
      'a frame',
      asked('/papers/a.pdf', { mode: 'navigate', destination: 'iframe' }),
      'network-only',
    ],
    ['a picture of a child', asked('/static/c3/head-girl.webp'), 'network-only'],
    ['a service elsewhere', asked('https://api.example/api/news/all/DHS'), 'network-only'],
    ['a form', asked('/api/form/DHS/contact', { method: 'POST' }), 'network-only'],
    ['the urgent notice', asked('/alert.json'), 'network-only'],
    ['the worker itself', asked('/sw.js'), 'network-only'],
  ])('%s', (_, request, strategy) => {
    expect(routingStrategyOf(request, origin, ['/static/c3/head-girl.webp'])).toBe(strategy);
  });

  it('finds the kept page behind capitals and slashes', () => {
    const paths = ['/', '/Fee', '/FeeStructure'];
    expect(
      ['/Fee', '/fee/', '/FEE/index.html', '/', '/Nowhere'].map((path) => keptPath(path, paths)),
    ).toEqual(['/Fee', '/Fee', '/Fee', '/', undefined]);
    expect(['/', '/Fee'].map(fileOf)).toEqual(['/index.html', '/Fee/index.html']);
  });
});

describe('what is kept', () => {
  const now = 'aaaaaaaaaaaaaaaaaaaa';
  const names = [
    '404.html',
    'Circular/circular-one/index.html',
    'Fee/index.html',
    'StudentCouncil/index.html',
    `865-${now}.js`,
    `app-${now}.js`,
    'cards/Fee.jpg',
    'favicon.ico',
    'footer-ridge.svg',
    'icons/icon-192.png',
    'icons/icon-512.png',
    'index.html',
    'manifest.webmanifest',
    'offline.html',
    'offline.js',
    'papers/isc-result.pdf',
    'print-0442375184695688.css',
    'print-0442375184695688.css.br',
    'rss.xml',
    'search-records.json',
    'search.json',
    'site-0d3dd17bccb72f62.css',
    'static/a1/b2/dawn.webp',
    'static/mukta-400.woff2',
    'sw.js',
  ];

  it('is this build: its pages, scripts, styles and fonts, without documents, pictures and children', () => {
    expect(namesToPrecache(names, ['/', '/Fee', '/Circular'])).toEqual([
      'Fee/index.html',
      `865-${now}.js`,
      `app-${now}.js`,
      'footer-ridge.svg',
      'icons/icon-192.png',
      'index.html',
      'manifest.webmanifest',
      'offline.html',
      'print-0442375184695688.css',
      'search-records.json',
      'search.json',
      'site-0d3dd17bccb72f62.css',
      'static/mukta-400.woff2',
    ]);
  });

  it('carries a revision where the name does not tell the content', () => {
    const files = (text: string) =>
      precacheManifest([
        { name: 'Fee/index.html', bytes: Buffer.from(text) },
        { name: `app-${now}.js`, bytes: Buffer.from(text) },
      ]);
    const [page, script] = files('one');
    const integrity = 'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0=';
    expect(page).toEqual({
      url: '/Fee/index.html',
      revision: expect.stringMatching(/^\w{12}$/),
      integrity: expect.stringMatching(/^sha256-.{44}$/),
    });
    expect(files('two')[0]?.revision).not.toBe(page?.revision);
    expect(script).toEqual({ url: `/app-${now}.js`, revision: null, integrity });
  });

  it.each([
    ['a picture', {}, true],
    ['a sign-in page in its place', { type: 'text/html' }, false],
    ['a redirect', { redirected: true }, false],
    ['a reply of another origin', { kind: 'opaque' }, false],
    ['an error', { status: 404 }, false],
  ])('%s is kept as one that was seen, or not', (_case, reply, isKept) => {
    const {
      type = 'image/webp',
      kind = 'basic',
      redirected = false,
      status = 200,
    } = {
      ...(reply as { type?: string; kind?: string; redirected?: boolean; status?: number }),
    };
    const headers = new Headers({ 'content-type': type });
    const response = { headers, type: kind, redirected, status } as Response;
    expect(isKeepablePicture(response)).toBe(isKept);
  });

  it.each([
    ['a list of the search', 200, 'application/json', false, true],
    ['a sign-in page with 200', 200, 'text/html; charset=utf-8', false, false],
    ['a sign-in page after a redirect', 200, 'application/json', true, false],
    ['network authentication required', 511, 'text/html', false, false],
    ['an error without words', 503, '', false, false],
  ])('takes %s for a file of the site: %#', (_, status, type, redirected, isOwn) => {
    const headers = new Headers(type ? { 'content-type': type } : {});
    const response = { ok: status === 200, headers, redirected } as Response;
    expect(isOwnFile(response)).toBe(isOwn);
  });

  it('names the pictures of a page once each', () => {
    const html = '<img src="/static/a/x.webp" srcset="/static/a/x.webp 1x, /static/b/x.webp 2x">';
    expect(picturesOf(html)).toEqual(['/static/a/x.webp', '/static/b/x.webp']);
    expect(picturesOf('<p>None</p>')).toEqual([]);
  });
});

describe('what the reader is told', () => {
  it('gives the moment in the time of the school', () => {
    expect(momentText(new Date('2026-11-20T03:35:00Z'))).toBe('20 Nov 2026, 9:05 am');
    expect(momentText(new Date('2026-11-20T18:30:00Z'))).toBe('21 Nov 2026, 12:00 am');
    expect(momentText(new Date('2026-11-20T06:30:00Z'))).toBe('20 Nov 2026, 12:00 pm');
  });

  it('stands before what the scripts take over', () => {
    const html = withNote('<body class="a"><main></main></body>', '20 Nov 2026');
    expect(html).toMatch(/^<body class="a"><p id="offline-note" role="status">.*<\/p><main>/);
    expect(html).toContain(noteText('20 Nov 2026'));
  });

  it('names on the offline page what opens all the same, and asks for no other file', () => {
    const html = offlinePage(content, '20 Nov 2026, 9:05 am');
    expect(html).toContain('<a href="/FeeStructure">Fee Structure</a>');
    expect(html).not.toContain('/StudentCouncil');
    expect(html).not.toContain('/News');
    const withLists = offlinePage(
      content,
      '20 Nov 2026, 9:05 am',
      new Set(['/News', '/StudentCouncil']),
    );
    expect(withLists).toContain('<a href="/News">News</a>');
    expect(withLists).not.toContain('/StudentCouncil');
    expect(html).not.toMatch(/\ssrc=|style="|url\(/);
    expect(inlineCode(html).scripts).toEqual([]);
    expect(inlineCode(html).styles).toHaveLength(1);
  });

  it('has the urgent notice on top of the offline page, as text, with what keeps its times', () => {
    const alert = {
      id: 'a1',
      from: 1,
      until: 2,
      level: 'emergency',
      text: 'Stay <b>home</b> & wait.',
      link: { label: 'More', to: '/Fee' },
    } as const;
    const html = offlinePage({ ...content, alert }, '20 Nov 2026, 9:05 am');
    expect(html).toMatch(/<body><div role="status"[^>]*><div data-urgent="a1"[^>]* hidden /);
    expect(html).toContain(
      '<strong>Emergency:</strong> Stay &lt;b&gt;home&lt;/b&gt; &amp; wait. <a href="/Fee">More</a>',
    );
    expect(inlineCode(html).scripts).toEqual([inlineScript('urgent')]);
    expect(html).not.toMatch(/\ssrc=|style="|url\(/);
  });
});
