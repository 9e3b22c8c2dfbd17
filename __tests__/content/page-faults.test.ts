/** @jest-environment node */
import { changed, load, pageHead, removeContent } from './content-folder';

afterAll(removeContent);

/** The faults of a folder with one more page, whose blocks begin on line 7. */
const faultsOf = (blocks: string) =>
  load({ 'pages/a.yaml': `${pageHead('/A')}${blocks.replace(/^\n/, '')}` }).lines;

describe('the shape of a page', () => {
  it('names the nearest key for an unknown one, at the key', () => {
    expect(load(changed('pages/fee.yaml', 'title:', 'titel:')).lines).toEqual([
      'content/pages/fee.yaml:2:1: unknown key "titel"; did you mean "title"?',
    ]);
  });

  it('points at the block that lacks a key', () => {
    expect(faultsOf('  - kind: prose\n    text: x\n  - kind: notice\n    text: x\n')).toEqual([
      'content/pages/a.yaml:9:5: "tone" is missing; add it, for example "info"',
    ]);
  });

  it('points at a key without a value', () => {
    expect(faultsOf('  - kind: prose\n    text:\n')).toEqual([
      expect.stringMatching(/^content\/pages\/a\.yaml:8:5: "text" has no value; write one/),
    ]);
  });

  it('says to remove the key of an empty list or group only where it may be left out', () => {
    const blocks = `
  - kind: links
    items: []
  - kind: people
    items:
  - kind: table
    caption: Fees
    columns: [Class]
    rows: [[I]]
    notes: []
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:8:12: "items" is an empty list; add an item or remove what needs it',
      'content/pages/a.yaml:10:5: "items" has no value; write one',
      'content/pages/a.yaml:15:12: "notes" is an empty list; add an item or remove the key',
    ]);
  });

  it('shows how a list of words is written in one line', () => {
    const blocks = `
  - kind: table
    caption: Fees
    columns: Class, Primary, Senior
    rows:
      - I, 1, 2
`;
    const wanted =
      'must be a list, each item on a line that begins with "- ", or between brackets:';
    expect(faultsOf(blocks)).toEqual([
      `content/pages/a.yaml:9:14: "columns" ${wanted} [Class, Primary, Senior]`,
      `content/pages/a.yaml:11:9: item 1 ${wanted} [I, 1, 2]`,
    ]);
  });

  it('guesses the kind of a block', () => {
    expect(faultsOf('  - kind:\n')).toEqual([
      expect.stringMatching(
        /^content\/pages\/a\.yaml:7:5: "kind" has no value; write one of: prose, /,
      ),
    ]);
    expect(faultsOf('  - kind: tabel\n  - text: x\n  - word\n')).toEqual([
      'content/pages/a.yaml:7:11: unknown kind of block "tabel"; did you mean "table"?',
      expect.stringMatching(
        /^content\/pages\/a\.yaml:8:5: "kind" is missing; write one of: prose, /,
      ),
      'content/pages/a.yaml:9:5: not a block; begin it with "- kind: …"',
    ]);
  });

  it('finds faults in blocks inside blocks', () => {
    const blocks = `
  - kind: accordion
    items:
      - title: One
        blocks:
          - kind: notice
            tone: loud
            text: x
      - title: Two
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:12:19: unknown word "loud"; write one of: info, important, warning',
      'content/pages/a.yaml:14:9: nothing to open; add "text" or "blocks"',
    ]);
  });

  it('says what kind of value is expected', () => {
    expect(faultsOf('  - kind: figures\n    items: many\n')).toEqual([
      'content/pages/a.yaml:8:12: "items" must be a list, each item on a line that begins with "- "',
    ]);
  });

  it('knows what keys are called elsewhere', () => {
    const item = '{ name: Asha Lal, designation: Vice-Principal, photo: asha.jpg }';
    expect(faultsOf(`  - { kind: people, items: [${item}] }\n`)).toEqual([
      expect.stringContaining('unknown key "designation"; did you mean "role"?'),
      expect.stringContaining('unknown key "photo"; did you mean "picture"?'),
    ]);
  });

  it('compares no days that are none', () => {
    const item = '{ name: Lease, issued: NA, expires: 31st March, noPaper: true }';
    expect(faultsOf(`  - { kind: papers, caption: A, items: [${item}] }\n`)).toEqual([
      expect.stringContaining('"NA" is not a date'),
      expect.stringContaining('"31st March" is not a date'),
    ]);
  });

  it.each(['12/10/2026', '12 October 2026', "Monday, 12th Oct '26"])('reads the day %s', (day) => {
    const { content } = load(changed('pages/fee.yaml', '2026-10-12', day));
    expect(content?.pages[0]?.reviewed).toBe('2026-10-12');
  });

  it.each([
    ['2026-02-30', 'there is no such day as 2026-02-30'],
    [
      '14 November',
      '"14 November" is not a date; write day, month and year like 12 October 2026, or 2026-10-12',
    ],
    [
      'lifetime',
      '"lifetime" is not a date; leave "reviewed" out where there is no day, or write day, month and year like 12 October 2026, or 2026-10-12',
    ],
  ])('refuses the date %s', (day, message) => {
    expect(load(changed('pages/fee.yaml', '2026-10-12', day)).lines).toEqual([
      `content/pages/fee.yaml:6:11: ${message}`,
    ]);
  });

  it.each([
    ['Fee', '"Fee" can\'t be a path'],
    ['/Fee/', '"/Fee/" can\'t be a path'],
    ['/api/x', '/api/x is taken by the site itself'],
    ['/', 'the front page has its own file'],
  ])('refuses the path %s', (path, message) => {
    const { lines } = load({ 'pages/a.yaml': `${pageHead(path)}  []\n` });
    expect(lines).toEqual([expect.stringContaining(`content/pages/a.yaml:1:7: ${message}`)]);
  });

  it('wants a description of a fitting length', () => {
    const { lines } = load(
      changed('pages/fee.yaml', 'description: A description', 'description: Short #'),
    );
    expect(lines).toEqual([
      'content/pages/fee.yaml:5:14: the description has 5 characters; say more, 50 to 160 are shown',
    ]);
  });

  it('wants to know when a page was last checked', () => {
    expect(load(changed('pages/fee.yaml', 'reviewed: 2026-10-12\n', '')).lines).toEqual([
      'content/pages/fee.yaml:1:1: "reviewed" is missing; add it, for example "2026-10-12"',
    ]);
  });
});

describe('pages among each other', () => {
  it('refuses a second page on one path', () => {
    expect(load({ 'pages/x.yaml': `${pageHead('/Fee')}  []\n` }).lines).toEqual([
      'content/pages/x.yaml:1:7: the path /Fee is taken by content/pages/fee.yaml; choose another',
    ]);
  });

  it.each(['fee (1)', 'fee-DESKTOP-ABC', 'fee - Copy', 'archive/fee'])(
    'names %s as the copy',
    (name) => {
      expect(load({ [`pages/${name}.yaml`]: `${pageHead('/Fee')}  []\n` }).lines).toEqual([
        `content/pages/${name}.yaml:1:7: the path /Fee is taken by content/pages/fee.yaml; choose another, or put what is new into that file and take this copy away`,
      ]);
    },
  );

  it('refuses a path that differs in capitals only', () => {
    expect(load({ 'pages/x.yaml': `${pageHead('/FEE')}  []\n` }).lines).toEqual([
      'content/pages/x.yaml:1:7: the path /FEE differs from /Fee (content/pages/fee.yaml) in capitals only; choose another',
    ]);
  });

  it('refuses a group that the menu does not have', () => {
    expect(load(changed('pages/fee.yaml', 'menu: Rules', 'menu: Ruels')).lines).toEqual([
      'content/pages/fee.yaml:3:7: navigation.yaml has no group "Ruels"; did you mean "Rules"?',
    ]);
  });

  it('holds pages against the pages made in code, when it knows them', () => {
    const files = { 'pages/a.yaml': `${pageHead('/A', 'kind: live')}  []\n` };
    expect(load(files, ['/A']).lines).toEqual([]);
    expect(load(files, ['/B', '/Fee']).lines).toEqual([
      'content/pages/a.yaml:3:7: a page that is not static is made in code, and /A is not; write "kind: static"',
      'content/pages/fee.yaml:1:1: /Fee is made in code, so it is not static; write "kind: live" or "kind: form"',
    ]);
  });

  it('refuses a page that leads to another one in code which the site lacks', () => {
    const files = { 'pages/a.yaml': `${pageHead('/Gallery', 'kind: live')}  []\n` };
    expect(load(files).lines).toEqual([
      'content/pages/a.yaml:1:7: /Gallery leads to /SubGallery, which no file has; add one with the path /SubGallery, or remove this page',
    ]);
  });

  it('refuses an anchor that stands twice, and one of the frame', () => {
    const blocks = `
  - { kind: prose, id: one, text: x }
  - { kind: prose, id: one, text: x }
  - { kind: prose, id: main, text: x }
  - { kind: prose, id: Late Fine, text: x }
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:8:24: the id "one" stands twice on the page; choose another',
      'content/pages/a.yaml:9:24: the id "main" belongs to the frame of the page; choose another',
      'content/pages/a.yaml:10:24: "Late Fine" can\'t be an anchor; write "late-fine" (small letters, digits, hyphens)',
    ]);
  });
});

describe('pictures and papers', () => {
  it('misses pictures, and what they show', () => {
    const blocks = `
  - kind: image
    src: dwan.webp
    alt:
  - kind: gallery
    items:
      - src: dawn.webp
  - kind: image
    src: scenes/library.webp
    alt: The library.
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:8:10: content/pictures has no "dwan.webp"; did you mean "dawn.webp"?',
      "content/pages/a.yaml:9:5: alternative text is missing; say in a sentence what the picture shows, or write alt: '' where it only decorates",
      'content/pages/a.yaml:12:9: alternative text is missing; say in a sentence what the picture shows',
      'content/pages/a.yaml:14:10: content/pictures has no "scenes/library.webp"; add the file or correct its name',
    ]);
  });

  it('lets a picture say nothing where it decorates, if that is written', () => {
    const decorating = `
  - kind: image
    src: dawn.webp
    alt: ''
  - kind: people
    items:
      - name: A. Rawat
        role: Principal
        picture: { src: dawn.webp, alt: '' }
`;
    expect(faultsOf(decorating)).toEqual([]);
    const forgotten = decorating.replaceAll(/,? *alt: ''/g, '');
    expect(faultsOf(forgotten)).toEqual([
      expect.stringMatching(/a\.yaml:7:5: alternative text is missing; .+ or write alt: '' where/),
      expect.stringMatching(
        /a\.yaml:14:18: alternative text is missing; .+ or write alt: '' where/,
      ),
    ]);
  });

  it.each([
    ['a gallery', 'kind: gallery', 'caption: One'],
    ['pictures that open', 'kind: dialog-image', '{ title: One, text: Two }'],
  ])('wants words for each picture of %s, where pictures are what matters', (_, kind, more) => {
    const blocks = `
  - ${kind}
    items:
      - src: dawn.webp
        alt: ''
        ${more.replace(/^\{ | \}$/g, '').replace(', ', '\n        ')}
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:10:14: alternative text is missing; say in a sentence what the picture shows',
    ]);
  });

  it('misses documents, and opens those that call themselves PDF', () => {
    const { lines } = load({
      'papers/fake.pdf': 'not one',
      'papers/film.mp4': 'film',
      'pages/a.yaml': `${pageHead('/A')}  - kind: downloads
    items:
      - { title: One, file: from.pdf }
      - { title: Two, file: fake.pdf }
      - { title: Three, file: film.mp4 }
`,
    });
    expect(lines).toEqual([
      'content/pages/a.yaml:9:29: content/papers has no "from.pdf"; did you mean "form.pdf"?',
      'content/pages/a.yaml:10:29: "fake.pdf" can\'t be offered: this is not a PDF; export it again',
      'content/pages/a.yaml:11:31: "film.mp4" can\'t be offered; make it a PDF',
    ]);
  });
});
