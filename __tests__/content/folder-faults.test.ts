/** @jest-environment node */
import { blockRegistry } from '../../src/blocks/schemas';
import { formatDiagnostic, sortDiagnostics } from '../../src/content/diagnostics';
import { loadContent } from '../../src/content/load';
import { changed, load, pageHead, removeContent, tinyPicture } from './content-folder';

afterAll(removeContent);

describe('files', () => {
  it('misses the three that every site has', () => {
    const { content, lines } = load({ 'site.yaml': null, 'home.yaml': null });
    expect(content).toBeUndefined();
    expect(lines).toEqual([
      'content/home.yaml:1:1: the file is missing; the site can’t be built without it',
      'content/site.yaml:1:1: the file is missing; the site can’t be built without it',
    ]);
  });

  it('does not throw when there is no folder at all', () => {
    expect(
      loadContent({ contentDir: '/nowhere/content', blocks: blockRegistry }).diagnostics,
    ).toHaveLength(3);
  });

  it('does not pass over a file that it would not read', () => {
    expect(load({ 'pages/fee.yml': 'path: /X', 'pages/.swap': 'x' }).lines).toEqual([
      'content/pages/fee.yml:1:1: files of pages end in .yaml or .md; rename it or move it away',
    ]);
  });

  it('does not take facts of a copy for those of the file', () => {
    const fees = 'lateFine: 10\n';
    expect(
      load({ 'facts/old/fees.yaml': fees, 'facts/site.yaml': fees }).lines.map((line) =>
        line.replace(/; .*/, ''),
      ),
    ).toEqual([
      'content/facts/old/fees.yaml:1:1: its facts would stand in the place of those of "fees.yaml"',
      'content/facts/site.yaml:1:1: its facts would stand in the place of those of "site.yaml"',
    ]);
  });

  it('names folders that are not read, and where what is in them belongs', () => {
    const files = {
      'images/a.jpg': 'x',
      'New folder/fee.yaml': 'path: /A\n',
      'old/notes.txt': 'x',
    };
    expect(load(files).lines).toEqual([
      'content/New folder:1:1: no folder of this name is read; move what is in it to "pages"',
      'content/images:1:1: no folder of this name is read; move what is in it to "pictures"',
    ]);
  });

  it('does not pass over copies of facts, nor what a Mac has put into iCloud', () => {
    const files = { 'facts/fees (1).yaml': 'fine: 10\n', 'facts/fees-2025-2026.yaml': 'fine: 9\n' };
    const cloud = { 'pages/.fee.yaml.icloud': 'x', '.alert.yaml.icloud': 'x' };
    expect(load({ ...files, ...cloud }).lines).toEqual([
      expect.stringMatching(/^content\/\.alert\.yaml\.icloud:1:1: .* in iCloud/),
      expect.stringMatching(/^content\/facts\/fees \(1\)\.yaml:1:1: no text can name a fact/),
      expect.stringMatching(/^content\/pages\/\.fee\.yaml\.icloud:1:1: .* in iCloud/),
    ]);
  });

  it.each([
    ['the line end of Word within a paragraph', 'title: Fee\u000bschedule', '2:11', 'U+000B'],
    ['an apostrophe of Windows', 'title: Pupils\u0092 fees', '2:14', 'U+0092'],
    ['line ends of old Macs', 'title: Fee\rkind: static', '2:11', 'U+000D'],
  ])('names %s, of which nothing is seen', (_what, title, place, sign) => {
    expect(load(changed('pages/fee.yaml', 'title: Fee', title)).lines).toEqual([
      `content/pages/fee.yaml:${place}: a control sign (${sign}) that nobody sees; remove it, or write the blank, line end or letter that was meant`,
    ]);
  });

  it.each(['privacy.txt', 'Privacy.yam', 'Copy of privacy.rtf'])(
    'does not pass over rules that stand in %s',
    (name) => {
      expect(load({ [name]: 'albums: { shown: false }\n' }).lines).toEqual([
        `content/${name}:1:1: not read, since its name is another one; rename it to "privacy.yaml"`,
      ]);
    },
  );

  it('leaves files of other programs beside the content alone', () => {
    expect(load({ 'home.pdf': '%PDF-1.7', 'site.svg': '<svg/>', 'notes.txt': 'x' }).lines).toEqual(
      [],
    );
  });

  it('wants a Markdown page to begin with its keys', () => {
    expect(load({ 'pages/a.md': '# Hello\n' }).lines).toEqual([
      'content/pages/a.md:1:1: begin the file with a line of three hyphens, ---, the keys of the page, and another line ---',
    ]);
    expect(load({ 'pages/a.md': '---\npath: /A\n\n# Hello\n' }).lines).toEqual([
      'content/pages/a.md:1:1: the line --- that ends the keys of the page is missing; write it between them and the text',
    ]);
  });
});

describe('YAML', () => {
  it('allows a key once', () => {
    expect(load(changed('pages/fee.yaml', 'order: 1', 'title: Fees')).lines).toEqual([
      'content/pages/fee.yaml:4:1: the key "title" stands twice; keep one',
    ]);
  });

  it('reports a tab, and leaves the pages around it alone', () => {
    const { lines } = load({ 'pages/a.yaml': `${pageHead('/A')}  - kind: prose\n\ttext: x\n` });
    expect(lines[0]).toBe('content/pages/a.yaml:8:1: a tab; indent with spaces');
    expect(lines.every((line) => line.startsWith('content/pages/a.yaml:'))).toBe(true);
  });

  it('does not take facts of an unreadable file for missing ones', () => {
    const { lines } = load({
      'facts/fees.yaml': 'lateFine: [50\n',
      'pages/a.yaml': `${pageHead('/A')}  - { kind: prose, text: 'x {{ fees.total }}' }\n`,
    });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.startsWith('content/facts/fees.yaml:'))).toBe(true);
  });
});

it('tells a fact with a colon without quotes once, and nothing of the texts and links that take it', () => {
  const { lines } = load({
    'facts/school.yaml': 'phone: Ph: 98300 00000\n',
    'pages/a.yaml': `${pageHead('/A')}  - { kind: prose, text: '{{ school.phone }}' }
  - { kind: links, items: [{ title: Ring, to: 'tel:{{ school.phone }}' }] }
`,
  });
  expect(lines).toEqual([expect.stringMatching(/^content\/facts\/school\.yaml:1:8: /)]);
});

describe('site, menus and front page', () => {
  it.each([
    ['email: office@hill.example', 'email: office', '"office" is not an e-mail address'],
    ...['mailto:office@hill.example', '“office@hill.example”', 'a@hill.example;b'].map((email) => [
      'email: office@hill.example',
      `email: ${email}`,
      `"${email}" is not an e-mail address`,
    ]),
    ["'+91 00000 00000'", "'call us'", '"call us" is not a phone number'],
    ['https://www.hill.example', 'https://www.hill.example/', 'leave the slash at the end out'],
    ['https://www.hill.example', 'https://hill.example/new/', 'leave the slash at the end out'],
    ['https://www.hill.example', 'https://hill.example/new site', 'name its folder in letters'],
    ['https://www.hill.example', 'https://hill.example/a/..', 'write the address alone'],
    ['https://www.hill.example', 'https://hill.example/~office', 'can\'t stand at "/~office"'],
    ['https://www.hill.example', 'https://hill.example?a', 'write the address alone'],
    [
      'erp: https://a.example',
      'erp: a.example/x',
      '"a.example/x" is not a web address; write https://a.example/x',
    ],
    [
      'erp: https://a.example',
      'erp: \'<iframe src="https://a.example/x"></iframe>\'',
      'is not a web address; write https://a.example/x',
    ],
    ['founded: 1983', 'founded: long ago', '"founded" must be a number, such as 1983'],
    ['lang: la', 'lang: Latein', '"Latein" is no language tag; write one such as hi (Hindi)'],
  ])('refuses %s written as %s', (part, by, message) => {
    expect(load(changed('site.yaml', part, by)).lines).toEqual([expect.stringContaining(message)]);
  });

  it('knows the icons and the sections', () => {
    expect(load(changed('home.yaml', 'icon: school', 'icon: scool')).lines).toEqual([
      'content/home.yaml:6:45: unknown word "scool"; did you mean "school"?',
    ]);
    expect(load(changed('home.yaml', '[hero, news]', '[hero, gallry, hero]')).lines).toEqual([
      'content/home.yaml:2:18: unknown word "gallry"; did you mean "gallery"?',
      'content/home.yaml:2:26: the section "hero" stands twice; keep one',
    ]);
  });

  it('allows a group of the menu once', () => {
    expect(
      load(changed('navigation.yaml', '{ name: Rules }', '{ name: Rules }\n  - { name: Rules }'))
        .lines,
    ).toEqual(['content/navigation.yaml:4:13: the group "Rules" stands twice; keep one']);
  });

  it('shows what can be shown, faults or none', () => {
    const { content, lines } = load({ 'pictures/dawn.webp': null });
    expect(lines).toHaveLength(2);
    expect(content?.home.hero?.slides[0]?.src).toBe('dawn.webp');
  });
});

describe('many faults', () => {
  it('come all at once, by file, line and column', () => {
    const { lines } = load({
      ...changed('site.yaml', 'code: HS', 'kode: HS'),
      ...changed('navigation.yaml', 'to: /Fee', 'to: /Fees'),
      'facts/more.yaml': 'a: 1\na: 2\n',
      'pages/b.md': `---\n${pageHead('/B')}  - { kind: image, src: x.webp, alt: X }\n---\n[x](/Y)\n`,
      'pages/a.yaml': `${pageHead('/A')}  - { kind: notice, tone: lowd, texts: x, id: One }\n`,
    });
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'content/facts/more.yaml:2:1',
      'content/navigation.yaml:4:31',
      'content/pages/a.yaml:7:27',
      'content/pages/a.yaml:7:33',
      'content/pages/a.yaml:7:47',
      'content/pages/b.md:8:25',
      'content/pages/b.md:10:1',
      'content/site.yaml:4:1',
    ]);
  });

  it('are each said once', () => {
    const fault = { file: 'a', line: 2, column: 10, message: 'x' };
    const sorted = sortDiagnostics([fault, { ...fault, column: 9 }, { ...fault, line: 1 }, fault]);
    expect(sorted.map(formatDiagnostic)).toEqual(['a:1:10: x', 'a:2:9: x', 'a:2:10: x']);
  });
});

describe('pictures and papers', () => {
  it.each([
    ['is empty', 'dawn.webp', '', 'the file is empty; copy it again'],
    ['is cut off', 'dawn.webp', tinyPicture.subarray(0, 30), 'the picture is cut off, its end is '],
    ['is a web page', 'dawn.webp', '<!doctype html>', 'this is a web page and no picture; save'],
    ['is HEIC', 'dawn.webp', '\0\0\0\x18ftypheic\0\0\0\0', 'HEIC can’t be shown by browsers; save'],
  ])('tells where a picture is named that %s', (_what, name, bytes, words) => {
    expect(load({ [`pictures/${name}`]: bytes }).lines).toEqual([
      expect.stringContaining(`content/home.yaml:4:19: "dawn.webp" can't be shown: ${words}`),
      expect.stringContaining(`content/home.yaml:21:23: "dawn.webp" can't be shown: ${words}`),
    ]);
  });

  it('takes endings in capitals, and nothing of what systems leave', () => {
    const names = (text: string) => text.replaceAll('dawn.webp', "'Dawn (1).WEBP'");
    const home = names(String(changed('home.yaml', 'hero', 'hero')['home.yaml']));
    const { lines, content } = load({
      'home.yaml': home,
      'pictures/dawn.webp': null,
      'pictures/Dawn (1).WEBP': tinyPicture,
      'pictures/Thumbs.db': 'x',
      'pictures/._Dawn (1).WEBP': 'x',
      'papers/desktop.ini': 'x',
      'papers/Form 1.PDF': '%PDF-1.7',
      'papers/slides.pptx': 'PK\u0003\u0004',
      'pages/a.yaml': `${pageHead('/A')}  - { kind: downloads, items: [{ title: One, file: Form 1.PDF }, { title: Two, file: slides.pptx }] }\n`,
    });
    expect(lines).toEqual([]);
    expect(content?.documents).toEqual(['Form 1.PDF', 'slides.pptx']);
  });

  it('tells of two files whose names differ by their Unicode forms alone', () => {
    const documents = ['NFC', 'NFD'].map((form) => [`papers/Fête.pdf`.normalize(form), '%PDF-1.7']);
    expect(load(Object.fromEntries(documents) as Record<string, string>).lines).toEqual([
      expect.stringMatching(
        /^content\/papers\/F.{1,2}te\.pdf:1:1: another file has the same name in the other Unicode form; rename/,
      ),
    ]);
  });

  it('tells how a link is written that encodes a name as a Mac spells it', () => {
    const page = `---\n${pageHead('/A').replace('blocks:\n', '')}---\n[Form](/papers/Fe%CC%82te.pdf)\n`;
    expect(load({ 'papers/Fête.pdf': '%PDF-1.7', 'pages/a.md': page }).lines).toEqual([
      expect.stringContaining('is spelt as a Mac does; write F%C3%AAte.pdf'),
    ]);
  });

  it('names pages that lie where none is read, and nothing else', () => {
    const page = `---\n${pageHead('/A').replace('blocks:\n', '')}---\nText.\n`;
    const others = { 'README.md': 'For editors.\n', 'drafts/b.txt': 'Later.\n' };
    expect(load({ 'a.md': page, 'Page/a.md': page, ...others }).lines.sort()).toEqual([
      'content/Page:1:1: no folder of this name is read; move what is in it to "pages"',
      'content/a.md:1:1: a page is not read here; move it to "pages", or take it away',
    ]);
  });

  it.each([
    ['privacy.yml', 'not read, since its name is another one; rename it to "privacy.yaml"'],
    ['alert.yaml.txt', 'not read, since its name is another one; rename it to "alert.yaml"'],
    [
      'site (1).yaml',
      'not read, since only "site.yaml" is; put what is new into that one, and take',
    ],
    ['serch.yaml', 'there is no file of this name; did you mean "search"?'],
  ])('names %s, which is not read', (name, message) => {
    expect(load({ [name]: 'withdrawn: []\n' }).lines).toEqual([
      expect.stringContaining(`content/${name}:1:1: ${message}`),
    ]);
  });
});
