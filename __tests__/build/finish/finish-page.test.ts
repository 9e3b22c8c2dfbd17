/** @jest-environment node */
import { bootScript, inlineScript } from '../../../src/build/finish/boot-scripts';
import { finishPage } from '../../../src/build/finish/finish-page';

import { chunks, gatsbyTail, rawPage, type RawParts } from '../hosting/support/raw-page';

const finish = async (parts?: RawParts, animations?: ReadonlySet<string>) =>
  (await finishPage(rawPage(parts), chunks, animations)).html;

const island = (name: string, hydrateOn: string, more = '') =>
  `<div data-island="${name}" data-on="${hydrateOn}"${more}><p>Built</p></div>`;
const list = island('news-list', 'load', ' data-root="_R_1_" data-props="{}"');
const form = island('contact-form', 'interaction', ' data-root="_R_2_"');
const facade = island('facade', 'interaction');

const sources = (html: string) => /<script id="boot" data-src="([^"]*)">/.exec(html)?.[1];
const inline = (html: string) => /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];

describe('a document', () => {
  it('holds no script file, only the name of the one that the first interaction loads', async () => {
    const html = await finish({ body: facade });
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(sources(html)).toBe('/app-1.js');
  });

  it('preloads its fonts but nothing for scripts', async () => {
    const html = await finish();
    expect(html).toContain('/static/core-1a.woff2');
    expect(html).not.toMatch(/as="fetch"|modulepreload/);
  });

  it('has no style attribute, which the policy would refuse', async () => {
    expect(await finish()).not.toContain('style=');
  });

  it('keeps what is its own: attributes of the body, the page, the title', async () => {
    const html = await finish();
    expect(html).toContain('<body data-school="DHS"><main>Fees</main><script id="boot"');
    expect(html).toContain('<title>Fees</title>');
  });
});

it('has a script for times where something comes or goes, and on no other page', async () => {
  for (const attributes of ['data-until="1"', 'data-from="1" hidden']) {
    const html = await finish({ body: `<section ${attributes}>Closed today</section>` });
    expect(html).toContain(`<script>${inlineScript('times')}</script><script id="boot"`);
  }
  expect(await finish()).not.toContain(inlineScript('times'));
});

it('has a script behind an urgent notice, before anything below is painted', async () => {
  const notice = '<div role="status"><div data-urgent="1" data-ends="2">Closed</div></div>';
  const html = await finish({ body: `${notice}<main>Fees</main>` });
  expect(html).toContain(`Closed</div><script>${inlineScript('urgent')}</script></div><main>`);
  expect(await finish()).not.toContain(inlineScript('urgent'));
});

it('has a script for today where a page says it, and on no other page', async () => {
  const html = await finish({ body: '<p data-today="{}"></p>' });
  expect(html).toContain(`<script>${inlineScript('today')}</script><script id="boot"`);
  expect(await finish()).not.toContain(inlineScript('today'));
});

it('leaves nothing of Gatsby in a page', async () => {
  expect(await finish({ kind: 'live', body: list })).not.toMatch(
    /gatsby|___|slice-|generator|ie=edge/i,
  );
});

it('lets a live page name its entry and what its islands need at once', async () => {
  const html = await finish({ kind: 'live', body: list + facade });
  expect(sources(html)).toBe('/app-1.js /root-2.js /lists-3.js /news-4.js');
});

it('lets only a live page lay out what nobody sees yet in turn: the others may wait for a move', async () => {
  expect(await finish({ kind: 'live', body: list })).toMatch(/<body [^>]*data-in-turn/);
  expect(await finish({ kind: 'form', body: form })).not.toContain('data-in-turn');
  expect(await finish()).not.toContain('data-in-turn');
});

it('lets a form name all of its scripts', async () => {
  const html = await finish({ kind: 'form', body: form + facade });
  expect(sources(html)).toBe('/app-1.js /root-2.js /form-5.js /facade-6.js');
});

it('uses the same inline script for every page of a kind, so that one hash covers them all', async () => {
  const call = '<div data-preload="/api/news/all/DHS"></div>';
  expect(inline(await finish({ kind: 'live', body: list + call }))).toBe(bootScript('list'));
  expect(inline(await finish({ kind: 'live', body: list }))).toBe(bootScript('live'));
  expect(inline(await finish())).toBe(bootScript('document'));
  expect(inline(await finish({ kind: 'form', body: form }))).toBe(bootScript('form'));
});

it('keeps the comments by which React finds its place in an island, and no others', async () => {
  const text = 'since <!-- -->1990';
  const html = await finish({
    body: `<p>${text}</p><div data-island="news-list" data-on="load" data-root="r"><p>${text}</p></div>`,
  });
  expect(html).toContain('<p>since 1990</p><div');
  expect(html).toContain(`data-root="r"><p>${text}</p></div>`);
});

it('leaves out of drawings what the parser of a page knows, and comments but of what is hydrated', async () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-phone"></svg>';
  const html = await finish({
    body: `${icon}<svg class="lucide lucide-sun AbCdE"></svg><!--a--><div data-root="r"><p>${icon}<!--b--></p></div>`,
  });
  expect(html).toContain(
    '<svg></svg><svg class="AbCdE"></svg><div data-root="r"><p><svg></svg><!--b--></p></div>',
  );
});

it('defines itself what no stylesheet may bring later: values, fonts and animations', async () => {
  const html = await finish(
    {
      fonts: '@font-face{font-family:Rest;src:url(/static/rest.woff2)}',
      global:
        ':where(:root){--chakra-ink:#222}@media(prefers-color-scheme:dark){:where(:root){--chakra-ink:#eee}}' +
        '@keyframes spin{to{rotate:1turn}}@keyframes appear{0%{opacity:0}}@keyframes walk{0%{left:0}}',
      page: '.late{animation:spin 1s}',
      body: '<main>Fees</main><div data-below-fold=""></div><p class="late"></p>',
    },
    new Set(['appear']),
  );
  expect(html).toContain(':where(:root){--0:#222}');
  expect(html).toContain('@font-face{font-family:Rest;');
  expect(html).toMatch(/@keyframes spin.*@keyframes appear/);
  expect(html).not.toMatch(/walk|\.late/);
});

it('asks for the stylesheets of all pages after everything that is seen first, for paper’s last', async () => {
  const html = await finish();
  expect(html).toMatch(
    /<\/script><link rel="stylesheet" href="\/site-\{hash\}\.css" data-site=""><link rel="stylesheet" media="print" href="\/print-\{hash\}\.css"><\/body>/,
  );
});

describe('a page that is not as it is known', () => {
  const without = (part: string) => gatsbyTail.replace(part, '');

  it.each<[string, RawParts, string | RegExp]>([
    [
      'another script of Gatsby',
      { tail: `${gatsbyTail}<script id="gatsby-new"></script>` },
      /ends with <script id="gatsby-new">/,
    ],
    [
      'another comment',
      { tail: `<!-- gatsby -->${gatsbyTail}` },
      /ends with the comment " gatsby "/,
    ],
    ['text at the end', { tail: `${gatsbyTail}loading` }, /ends with the text "loading"/],
    [
      'another entry',
      { tail: gatsbyTail.replace('/app-1.js', '/app-9.js') },
      /ends with <script src="\/app-9.js"/,
    ],
    [
      'no chunk mapping',
      { tail: without('<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>') },
      /no script of Gatsby's for the chunk mapping/,
    ],
    [
      'no hash',
      { tail: without('<script>window.___webpackCompilationHash="abc123";</script>') },
      /no script of Gatsby's for its hash/,
    ],
    ['other styles', { head: '<style>p{}</style>' }, 'its styles are "fonts global page unknown"'],
    [
      'something of Gatsby within',
      { body: '<div class="gatsby-image-wrapper"></div>' },
      /<div class="gatsby-image-wrapper">/,
    ],
    [
      'an unknown island',
      { body: island('tombola', 'load') },
      'webpack has made no chunk "island-tombola"',
    ],
    ['an unknown island of later', { body: island('tombola', 'visible') }, '"island-tombola"'],
    [
      'an island that does not say when it hydrates',
      { body: '<div data-island="facade"></div>' },
      'its island "facade" has no data-on',
    ],
  ])('stops the build: %s', async (_, parts, reason) => {
    await expect(finishPage(rawPage(parts), chunks)).rejects.toThrow(reason);
  });

  it('stops the build: other wrappers', async () => {
    const other = rawPage().replace('gatsby-announcer', 'gatsby-status');
    await expect(finishPage(other, chunks)).rejects.toThrow(
      /"___gatsby gatsby-focus-wrapper gatsby-status".*inside of gatsby, on which .*gatsby-markup/,
    );
  });
});
