/** @jest-environment node */
import { changed, load, pageHead, removeContent } from './content-folder';

afterAll(removeContent);

/** The faults of links, each as the one item of a links block; the first stands on line 9. */
const faultsOf = (...links: string[]) => {
  const items = links.map((to) => `      - { title: Go, to: '${to}' }\n`).join('');
  const page = `${pageHead('/A')}  - kind: links\n    items:\n${items}`;
  return load({
    'pages/a.yaml': page,
    'pages/live.yaml': `${pageHead('/Live', 'kind: live')}  []\n`,
  }).lines;
};

it('follows links that lead somewhere', () => {
  const sound = [
    '/',
    '/#news',
    '/Fee',
    '/Fee#late-fine',
    '/Live?year=2026#form',
    '/papers/form.pdf',
    'https://other.example/x?y#z',
    // Beside the site, at its own address.
    'https://www.hill.example/forum/',
    'https://www.hill.example/papers/100%.pdf',
    'mailto:office@hill.example?subject=Fees: late',
    'tel:+91 00000 00000',
  ];
  expect(faultsOf(...sound)).toEqual([]);
});

it('takes a number of site.yaml as it is dialled, too', () => {
  const site = changed('site.yaml', "'+91 00000 00000'", "'0141 2760000'");
  const call =
    "  - { kind: links, items: [{ title: Ring, to: 'tel:{{ site.phones.0.number }}' }] }\n";
  expect(load({ ...site, 'pages/a.yaml': pageHead('/A') + call }).lines).toEqual([]);
});

it.each([
  ['/fee', 'no page has the path "/fee"; did you mean "/Fee"?'],
  ['/#nws', 'the page / has no anchor "#nws"; did you mean "#news"?'],
  ['/Fee#zzzzzz', 'the page /Fee has no anchor "#zzzzzz"; give a block that "id"'],
  ['/Fee#100%', 'the page /Fee has no anchor "#100%"; give a block that "id"'],
  ['#nowhere', 'the page /A has no anchor "#nowhere"; give a block that "id"'],
  [
    'Fee',
    '"Fee" is not a link; write a path like /Fee, or an https: address (did you mean "/Fee"?)',
  ],
  [
    'https://www.hill.example/Fee#late-fine',
    '"https://www.hill.example/Fee#late-fine" is of this site; write /Fee#late-fine',
  ],
  [
    'https://www.hill.example/papers/form.pdf',
    '"https://www.hill.example/papers/form.pdf" is of this site; write /papers/form.pdf',
  ],
  [
    'http://other.example',
    '"http://other.example" is not safe to follow; write https://other.example',
  ],
  [
    'mailto:office',
    '"mailto:office" is not an e-mail link; write it like mailto:office@school.example',
  ],
  [
    'mailto:mailto:office@hill.example',
    '"mailto:mailto:office@hill.example" is not an e-mail link; write it like mailto:office@school.example',
  ],
  ['office@hill.example', '"office@hill.example" is not a link; write mailto:office@hill.example'],
  ['098300 00000', '"098300 00000" is not a link; write tel:+919830000000'],
  ['www.cbse.gov.in', '"www.cbse.gov.in" is not a link; write https://www.cbse.gov.in'],
  ['instagram.com/hill', '"instagram.com/hill" is not a link; write https://instagram.com/hill'],
  ['../papers/form.pdf', '"../papers/form.pdf" is not a link; write /papers/form.pdf'],
  [
    'C:\\Users\\Office\\form.pdf',
    '"C:\\Users\\Office\\form.pdf" is not a link; it is a file of one computer: put it into content/papers, and write /papers/form.pdf',
  ],
  ['tel:office', '"tel:office" is not a phone link; write it like tel:+910000000000'],
  ['/papers/from.pdf', 'content/papers has no "from.pdf"; did you mean "form.pdf"?'],
])('refuses the link %s', (to, message) => {
  expect(faultsOf(to)).toEqual([expect.stringContaining(`content/pages/a.yaml:9:26: ${message}`)]);
});

it('guesses a page that visitors can see before one that they can’t', () => {
  const draft = `${pageHead('/Feed', 'draft: true')}  []\n`;
  const page = `${pageHead('/A')}  - { kind: prose, text: "[Fees](/Feee)" }\n`;
  const { lines } = load({ 'pages/feed.yaml': draft, 'pages/a.yaml': page });
  expect(lines.filter((line) => line.includes('/Feee'))).toEqual([
    expect.stringContaining('no page has the path "/Feee"; did you mean "/Fee"?'),
  ]);
});

it('refuses a link in words that dials a wrong number', () => {
  const text = '  - { kind: prose, text: "[Ring us](tel:+91-0135-2760001)" }\n';
  expect(load({ 'pages/a.yaml': pageHead('/A') + text }).lines).toEqual([
    'content/pages/a.yaml:7:27: "tel:+91-0135-2760001" dials a wrong number; write tel:+911352760001',
  ]);
});

it('lists every link to a page that was removed', () => {
  const { lines } = load({
    'pages/fee.yaml': null,
    'pages/a.yaml': `${pageHead('/A', 'related: [/Fee]')}  - kind: prose
    text: |
      See [the fees](/Fee)
      and [again](/Fee#late-fine).
`,
  });
  const message =
    'no page has the path "/Fee"; write where it is now, and "redirectFrom: [/Fee]" on the page that was renamed, or remove the link';
  expect(lines).toEqual([
    `content/home.yaml:5:85: ${message}`,
    `content/home.yaml:6:33: ${message}`,
    `content/home.yaml:11:28: ${message}`,
    `content/home.yaml:22:32: ${message}`,
    `content/navigation.yaml:4:31: ${message}`,
    `content/navigation.yaml:6:35: ${message}`,
    `content/pages/a.yaml:3:11: ${message}`,
    `content/pages/a.yaml:9:11: ${message}`,
    `content/pages/a.yaml:10:11: ${message}`,
  ]);
});

it('does not take a page with a mistake for a missing one', () => {
  const { lines } = load(changed('pages/fee.yaml', 'order: 1', 'order: first'));
  expect(lines).toEqual(['content/pages/fee.yaml:4:8: "order" must be a number, such as 3']);
});

it.each(['office(at)hill', 'office @ hill.example', 'a@hill.example, b@hill.example'])(
  'names a wrong address of site.yaml there alone, and not on each page that takes it: %s',
  (email) => {
    const page =
      `${pageHead('/A')}  - kind: links\n    items:\n` +
      "      - { title: Go, to: 'mailto:{{ site.email }}' }\n" +
      "  - { kind: prose, text: 'Write to [us](mailto:{{ site.email }}).' }\n";
    const { lines } = load({
      ...changed('site.yaml', 'email: office@hill.example', `email: ${email}`),
      'pages/a.yaml': page,
    });
    expect(lines).toEqual([
      expect.stringMatching(/site\.yaml:\d+:8: "\S.*" is not an e-mail address/),
    ]);
  },
);

it('follows links where site.yaml leaves an address empty, too', () => {
  const page = `${pageHead('/A')}  - { kind: prose, text: "[Fees](/Feee)" }\n`;
  const { lines } = load({
    ...changed('site.yaml', 'email: office@hill.example', "email: ''"),
    'pages/a.yaml': page,
  });
  expect(lines).toEqual(
    expect.arrayContaining([expect.stringContaining('no page has the path "/Feee"')]),
  );
});
