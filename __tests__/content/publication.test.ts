/** @jest-environment node */
import { blockRegistry } from '../../src/blocks/schemas';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { loadContent } from '../../src/content/load';
import { buildMenu } from '../../src/content/menu';
import { publishTime } from '../../src/content/publication';
import { changed, load, pageHead, removeContent, writeContent } from './content-folder';

afterAll(removeContent);

/** Noon at school on a day. */
const noon = (day: string) => Date.parse(`${day}T12:00:00+05:30`);

/** Loads a folder as of 2026-11-14, for visitors or for editors. */
function loadAt(files: Record<string, string>, preview = false, day = '2026-11-14') {
  const loaded = loadContent({
    contentDir: writeContent(files),
    blocks: blockRegistry,
    buildMode: { now: noon(day), preview },
  });
  return {
    ...loaded,
    lines: loaded.diagnostics.map(formatDiagnostic),
    paths: loaded.content?.pages.map(({ path }) => path),
  };
}

const page = (more: string) => ({
  'pages/a.yaml': `${pageHead('/A', `menu: Rules\n${more}`)}  []\n`,
});

describe('a page', () => {
  it.each([
    ['draft: true', 'is a draft'],
    ['publishFrom: 2026-11-15', 'is published from 15 Nov 2026 on'],
    ['publishFrom: 2026-11-14 12:01', 'is published from 14 Nov 2026, 12:01 on'],
    ['publishUntil: 2026-11-13', 'was published until 13 Nov 2026'],
    ['publishUntil: 2026-11-14 12:00', 'was published until 14 Nov 2026, 12:00'],
    ['publishFrom: 15/11/2026', 'is published from 15 Nov 2026 on'],
    ['publishUntil: 14 November 2026, 12:00', 'was published until 14 Nov 2026, 12:00'],
  ])('with "%s" is left out, and its name told', (more, words) => {
    const { paths, leftOut, lines, content } = loadAt(page(more));
    expect(lines).toEqual([]);
    expect(paths).toEqual(['/Fee']);
    expect(leftOut).toEqual([{ path: '/A', words }]);
    const menu = content && buildMenu(content.navigation, content.pages);
    expect(JSON.stringify(menu)).not.toContain('/A"');
  });

  it.each([
    'publishFrom: 2026-11-14',
    'publishFrom: 2026-11-14 12:00',
    'publishUntil: 2026-11-14',
    'draft: false',
  ])('with "%s" is there', (more) =>
    expect(loadAt(page(more))).toMatchObject({ paths: ['/A', '/Fee'], leftOut: [] }),
  );

  it('that is a draft shows in a preview, which says so', () => {
    const { content, leftOut } = loadAt(page('draft: true'), true);
    expect(leftOut).toEqual([]);
    expect(content?.pages[0]).toMatchObject({
      path: '/A',
      unpublished: true,
      editorNotes: ['Draft: not published'],
    });
  });

  it('past its review says so to editors, and to nobody else', () => {
    const more = 'reviewBy: 2026-11-13\nowner: School office';
    const note = 'To be reviewed by School office: it was due on 13 Nov 2026';
    expect(loadAt(page(more), true).content?.pages[0]?.editorNotes).toEqual([note]);
    expect(JSON.stringify(loadAt(page(more)).content)).not.toContain('eview by');
    expect(loadAt(page(more), true, '2026-11-13').content?.pages[0]).not.toHaveProperty(
      'editorNotes',
    );
  });

  it('that is made in code is always built', () => {
    const live = {
      'pages/a.yaml': `${pageHead('/A', 'kind: live\npublishFrom: 2030-01-01')}  []\n`,
    };
    expect(load(live, ['/A']).lines).toEqual([
      'content/pages/a.yaml:4:1: /A is made in code, and is always built; remove "publishFrom"',
    ]);
  });
});

describe('links to a page that is left out', () => {
  const draft = { 'pages/b.yaml': `${pageHead('/B', 'draft: true')}  []\n` };

  it('stop the build, naming both files', () => {
    const text = '  - kind: prose\n    text: See [it](/B).\n';
    const { lines } = loadAt({ ...draft, 'pages/a.yaml': pageHead('/A') + text });
    expect(lines).toEqual([
      'content/pages/a.yaml:8:15: the page /B (content/pages/b.yaml) is a draft, and visitors would find nothing there; publish it, or remove the link',
    ]);
  });

  it('are no fault of another draft, of a draft notice, or of a preview', () => {
    const text = '  - kind: prose\n    text: See [it](/B).\n';
    const notice = '  - { kind: notice, tone: info, draft: true, text: "See [it](/B)." }\n';
    const files = [pageHead('/A', 'draft: true') + text, pageHead('/A') + notice];
    for (const file of files) expect(loadAt({ ...draft, 'pages/a.yaml': file }).lines).toEqual([]);
    expect(loadAt({ ...draft, 'pages/a.yaml': pageHead('/A') + text }, true).lines).toEqual([]);
  });

  it('are left out of "related" and of the menus, and come back with it', () => {
    const files = {
      ...draft,
      'pages/a.yaml': `${pageHead('/A', 'related: [/Fee, /B]')}  []\n`,
      ...changed('navigation.yaml', 'quickLinks: [', 'quickLinks: [{ label: B, to: /B }, '),
    };
    const visitors = loadAt(files);
    expect(visitors.lines).toEqual([]);
    expect(JSON.stringify(visitors.content)).not.toContain('"/B"');
    expect(visitors.content?.pages[0]?.related).toEqual([{ path: '/Fee', title: 'Fee' }]);
    const editors = loadAt(files, true).content;
    expect(editors?.navigation.footer?.quickLinks).toHaveLength(2);
    expect(editors?.pages[0]?.related).toHaveLength(2);
  });
});

describe('a notice', () => {
  const notice = (more: string, preview = false) =>
    loadAt(
      {
        'pages/a.yaml': `${pageHead('/A')}  - kind: accordion
    items:
      - title: More
        blocks:
          - { kind: notice, tone: info, text: Inside., ${more} }
  - { kind: notice, heading: Closed, tone: info, text: Outside., ${more} }
  - { kind: prose, text: "To [it](#closed)." }
`,
      },
      preview,
    );

  it.each(['draft: true', 'publishUntil: 2026-11-13'])('with "%s" is not in the page', (more) => {
    const { content, lines } = notice(more);
    expect(lines).toEqual([]);
    expect(JSON.stringify(content)).not.toMatch(/Inside|Outside|Closed/);
  });

  it('that is yet to come stands there with its time, and so does its heading', () => {
    const { content } = notice('publishFrom: 2026-12-01, publishUntil: 2026-12-02 09:00');
    const times = {
      from: Date.parse('2026-12-01T00:00+05:30'),
      until: Date.parse('2026-12-02T09:00+05:30'),
    };
    const [accordion, closed] = content?.pages[0]?.blocks ?? [];
    expect(closed).toMatchObject({ heading: 'Closed', times });
    expect(JSON.stringify(accordion)).toContain(JSON.stringify({ times }).slice(1, -1));
    expect(content?.pages[0]?.headings).toEqual([{ id: 'closed', text: 'Closed', times }]);
  });

  it('keeps no beginning that has passed: a device whose clock is behind shows it', () => {
    const { content } = notice('publishFrom: 2026-11-01, publishUntil: 2026-11-14');
    expect(content?.pages[0]?.blocks[1]).toMatchObject({
      times: { until: Date.parse('2026-11-15T00:00+05:30') },
    });
    expect(content?.pages[0]?.blocks[1]?.times).not.toHaveProperty('from');
  });

  it.each([
    ['draft: true', 'Draft: not published'],
    ['publishFrom: 2026-12-01', 'Not published before 1 Dec 2026'],
    ['publishUntil: 2026-11-13', 'Not published any more since 13 Nov 2026'],
    ['reviewBy: 2026-11-01', 'To be reviewed: it was due on 1 Nov 2026'],
    ['todo: Write the hours.', 'To do: Write the hours'],
  ])('with "%s" stands in a preview with a note', (more, note) => {
    const block = notice(more, true).content?.pages[0]?.blocks[1];
    expect(block).toMatchObject({ kind: 'notice', editorNotes: [note] });
    expect(block).not.toHaveProperty('times');
  });
});

it.each([
  ['1.12.2026 4 pm', '2026-12-01 16:00'],
  ['1/12/2026, 12.30 a.m.', '2026-12-01 00:30'],
  ['1 December 2026 at 07:05 AM', '2026-12-01 07:05'],
  ['1st Dec 26 08:00', '2026-12-01 08:00'],
  ['1 Dec 26', '2026-12-01'],
])('reads the minute of %s as an office writes it', (written, moment) => {
  expect(publishTime('From when.', '2026-12-01').validateSync(written)).toBe(moment);
  expect(() => publishTime('From when.', '2026-12-01').validateSync(`${written} 13 pm`)).toThrow(
    'not a day or a minute',
  );
});

it.each([
  [
    'publishFrom: tomorrow',
    '3:14: "tomorrow" is not a day or a minute that exists; write it like 2026-12-01 or 2026-12-01 08:00',
  ],
  [
    'publishUntil: 2026-02-30',
    '3:15: "2026-02-30" is not a day or a minute that exists; write it like 2026-12-01 or 2026-12-01 08:00',
  ],
  [
    'publishFrom: 2026-12-01\npublishUntil: 2026-11-30',
    '4:15: "publishUntil" is 2026-11-30, and "publishFrom" 2026-12-01; write an end that is later, or remove one of them',
  ],
  ['draft: yes', '3:8: "draft" must be true or false'],
  [
    'reviewBy: May',
    '3:11: "May" is not a date; leave "reviewBy" out where there is no day, or write day, month and year like 1 April 2027, or 2027-04-01',
  ],
])('refuses %j', (more, message) => {
  const file = { 'pages/a.yaml': `${pageHead('/A', more)}  []\n` };
  expect(load(file).lines).toEqual([`content/pages/a.yaml:${message}`]);
});

describe('links', () => {
  const links = `  - kind: links
    heading: Read next
    items:
      - { title: A, to: /A }
      - { title: Fee, to: /Fee }
`;

  it('leave out what visitors would not find, and show it in previews', () => {
    const files = { ...page('draft: true'), 'pages/b.yaml': `${pageHead('/B')}${links}` };
    const shown = (preview: boolean) => {
      const { lines, content } = loadAt(files, preview);
      expect(lines).toEqual([]);
      return JSON.stringify(content?.pages.find(({ path }) => path === '/B')?.blocks);
    };
    expect(shown(false)).toContain('"/Fee"');
    expect(shown(false)).not.toContain('"/A"');
    expect(shown(true)).toContain('"/A"');
  });

  it('are not there at all, nor their heading, where none leads anywhere', () => {
    const none = links.replace(/ +- \{ title: Fee.*\n/, '');
    const files = { ...page('draft: true'), 'pages/b.yaml': `${pageHead('/B')}${none}` };
    const { content } = loadAt(files);
    expect(content?.pages.find(({ path }) => path === '/B')).toMatchObject({
      blocks: [],
      headings: [],
    });
  });
});

describe('a list that is empty', () => {
  const live = (path: string) =>
    `path: ${path}\ntitle: T\nkind: live\nmenu: Rules\ndescription: ${'Words. '.repeat(9)}\nblocks: []\n`;
  const files = {
    'pages/news.yaml': live('/News'),
    'pages/principal.yaml': live('/PrincipalMessage'),
    'pages/manager.yaml': live('/ManagerMessage'),
    'service/news.yaml': '[]\n',
    'service/messages.yaml': '- category: Principal\n  name: A\n  message: B\n',
  };
  const menuOf = (listsElsewhere: boolean, emptyLists = '') => {
    const site = emptyLists && changed('site.yaml', 'code: HS', `code: HS\n${emptyLists}`);
    const contentDir = writeContent({ ...files, ...(site || {}) });
    const { content } = loadContent({ contentDir, blocks: blockRegistry, listsElsewhere });
    const pages = content?.pages.filter(({ kind }) => kind === 'live') ?? [];
    const inMenu = pages.filter(({ menu, isEmpty }) => menu && !isEmpty);
    expect(pages.filter(({ menu, isEmpty }) => !menu && !isEmpty)).toEqual([]);
    return inMenu.map(({ path }) => path).sort();
  };

  it('is not in the menu, and marked as empty, where a sentence says that nothing is published yet', () => {
    const all = ['/ManagerMessage', '/News', '/PrincipalMessage'];
    expect(menuOf(false)).toEqual(all);
    expect(menuOf(false, 'emptyLists: sentence')).toEqual(['/PrincipalMessage']);
    // Another service may have what this folder lacks.
    expect(menuOf(true, 'emptyLists: sentence')).toEqual(all);
  });

  it('has no section on the front page there, until it has an item', () => {
    const sections = ['ticker', 'calendar', 'news', 'birthdays', 'gallery'];
    const words = (name: string) => `${name}: { eyebrow: E, title: T }`;
    const written = [
      `description: ${'Words. '.repeat(9)}`,
      `sections: [${sections.join(', ')}]`,
      ...sections.slice(1).map(words),
      'ticker: { links: [{ label: A, to: "tel:0135 2760001" }] }',
    ].join('\n');
    const shown = (listsElsewhere: boolean, emptyLists = '') => {
      const site = emptyLists && changed('site.yaml', 'code: HS', `code: HS\n${emptyLists}`);
      const contentDir = writeContent({
        ...(site || {}),
        'home.yaml': written,
        'service/news.yaml': '[]\n',
        'service/events.yaml': '- { title: A, date: 1 May 2026 }\n',
        'service/birthdays.csv': 'Name,DOB\nAsha,05/04/2014\n',
      });
      const { content } = loadContent({ contentDir, blocks: blockRegistry, listsElsewhere });
      return content?.home.sections;
    };
    expect(shown(false)).toEqual(sections);
    expect(shown(true, 'emptyLists: sentence')).toEqual(sections);
    expect(shown(false, 'emptyLists: sentence')).toEqual(['ticker', 'calendar', 'birthdays']);
  });
});
