/** @jest-environment node */
import { buildMenu, placeInMenu } from '../../src/content/menu';
import { contentNodes, pagesToCreate } from '../../src/content/source-nodes';
import { load, pageHead, removeContent } from './content-folder';

afterAll(removeContent);

const pageOf = (files: Record<string, string>, path: string) => {
  const { content, lines } = load(files);
  expect(lines).toEqual([]);
  return content?.pages.find((page) => page.path === path);
};

describe('a sound content folder', () => {
  it('has no faults and gives everything', () => {
    const { content, lines, files } = load();
    expect(lines).toEqual([]);
    expect(files).toBe(5);
    expect(content?.site.code).toBe('HS');
    expect(content?.home.about?.html).toBe('<p>It’s <strong>old</strong>.</p>');
    expect(content?.home.about?.figures?.[0]?.value).toBe('1983');
    expect(content?.home.principal?.fallback.message).toBe('<p>Welcome.</p>');
    expect(content?.pages).toEqual([
      {
        path: '/Fee',
        title: 'Fee',
        kind: 'static',
        menu: 'Rules',
        order: 1,
        description: expect.any(String),
        reviewed: '2026-10-12',
        related: [],
        blocks: [
          { kind: 'prose', id: 'late-fine', heading: 'Late fine', html: '<p>Pay in time.</p>' },
        ],
        headings: [{ id: 'late-fine', text: 'Late fine' }],
        source: 'content/pages/fee.yaml',
      },
    ]);
  });

  it('lists headings of blocks and of prose, but none from inside an accordion', () => {
    const page = pageOf(
      {
        'pages/a.yaml': `${pageHead('/A')}
  - kind: prose
    text: |
      ## First
      ### Not listed
      ## First
  - kind: accordion
    heading: Parts
    items:
      - title: One
        blocks:
          - { kind: prose, heading: Inside, text: "## Within" }
  - { kind: prose, id: last, heading: Main, text: x }
  - { kind: notice, tone: info, heading: Main, text: x }
`,
      },
      '/A',
    );
    expect(page?.headings).toEqual([
      { id: 'first', text: 'First' },
      { id: 'first-2', text: 'First' },
      { id: 'parts', text: 'Parts' },
      { id: 'last', text: 'Main' },
      // 'main' belongs to the frame of the page.
      { id: 'main-2', text: 'Main' },
    ]);
  });

  it('cuts prose at its pictures, so that they become image blocks', () => {
    const page = pageOf(
      {
        'pages/a.yaml': `${pageHead('/A')}
  - kind: prose
    heading: Before
    text: |
      One [link][fee].

      ![The school at dawn](dawn.webp)

      Two [link][fee].

      [fee]: /Fee
`,
      },
      '/A',
    );
    expect(page?.blocks).toEqual([
      {
        kind: 'prose',
        id: 'before',
        heading: 'Before',
        html: '<p>One <a href="/Fee">link</a>.</p>',
      },
      { kind: 'image', src: 'dawn.webp', alt: 'The school at dawn' },
      { kind: 'prose', html: '<p>Two <a href="/Fee">link</a>.</p>' },
    ]);
    expect(pagesToCreate({ pages: page ? [page] : [] })).toEqual([
      { path: '/A', context: { pictures: ['pictures/dawn.webp'] } },
    ]);
  });

  it('reads type and size of a document from the file', () => {
    const page = pageOf(
      {
        'pages/a.yaml': `${pageHead('/A')}
  - { kind: pdf, title: The form, file: form.pdf }
`,
      },
      '/A',
    );
    expect(page?.blocks).toEqual([
      {
        kind: 'pdf',
        title: 'The form',
        height: 500,
        href: '/papers/form.pdf',
        type: 'PDF',
        bytes: 13,
      },
    ]);
  });

  it('gives related pages their titles', () => {
    const page = pageOf({ 'pages/a.yaml': `${pageHead('/A', 'related: [/Fee]')}  []\n` }, '/A');
    expect(page?.related).toEqual([{ path: '/Fee', title: 'Fee' }]);
  });
});

describe('adding a page', () => {
  const files = {
    'pages/anything.md': `---
path: /Anything
title: Anything
menu: Rules
description: A page that an editor adds by putting one file into the folder, without any code.
reviewed: 2026-11-01
blocks:
  - { kind: notice, tone: info, text: Below. }
---

## What it is

See [the fees](/Fee#late-fine).
`,
  };

  it('takes a Markdown file and nothing else', () => {
    const { content, lines } = load(files);
    expect(lines).toEqual([]);
    const page = content?.pages.find(({ path }) => path === '/Anything');
    expect(page?.headings).toEqual([{ id: 'what-it-is', text: 'What it is' }]);
    expect(page?.blocks).toEqual([
      {
        kind: 'prose',
        html: '<h2 id="what-it-is">What it is</h2>\n<p>See <a href="/Fee#late-fine">the fees</a>.</p>',
      },
      { kind: 'notice', tone: 'info', html: '<p>Below.</p>' },
    ]);
  });

  it('puts the page into the menu, the pages to create and the nodes', () => {
    const { content } = load(files);
    if (!content) throw new Error('no content');
    const menu = buildMenu(content.navigation, content.pages);
    expect(menu).toEqual([
      { name: 'Home', path: '/', pages: [] },
      {
        name: 'Rules',
        pages: [
          { path: '/Fee', title: 'Fee' },
          { path: '/Anything', title: 'Anything' },
        ],
      },
    ]);
    expect(placeInMenu(menu, '/Anything')).toMatchObject({
      group: { name: 'Rules' },
      previous: { path: '/Fee' },
      next: undefined,
    });
    expect(pagesToCreate(content).map(({ path }) => path)).toEqual(['/Anything', '/Fee']);
    const nodes = contentNodes(content);
    expect(nodes.map(({ internal, path }) => [internal.type, path])).toEqual([
      ['SiteContent', undefined],
      ['HomeContent', undefined],
      ['PageContent', '/Anything'],
      ['PageContent', '/Fee'],
    ]);
    expect(nodes[0]?.data).toMatchObject({ code: 'HS', lastUpdated: '2026-11-01', menu });
    expect(nodes[1]?.pictures).toEqual(['pictures/dawn.webp']);
  });
});
