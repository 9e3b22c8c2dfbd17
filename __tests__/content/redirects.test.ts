/** @jest-environment node */
import { changed, load, pageHead, removeContent } from './content-folder';

afterAll(removeContent);

const page = (redirectFrom: string, more = '') => ({
  'pages/a.yaml': `${pageHead('/A', `redirectFrom: ${redirectFrom}`)}  []\n${more}`,
});
const gone = (list: string) => changed('navigation.yaml', 'utility:', `gone: ${list}\nutility:`);

it('keeps the addresses that a page had before, and those that are gone', () => {
  const { content, lines } = load({ ...page('[/Old, /old/fees.php]'), ...gone('[/Hostel]') });
  expect(lines).toEqual([]);
  expect(content?.pages[0]).toMatchObject({ path: '/A', redirectFrom: ['/Old', '/old/fees.php'] });
  expect(content?.navigation.gone).toEqual(['/Hostel']);
});

it('takes the addresses of older sites, whatever they end with', () => {
  const addresses = [
    '/mandatory_public_disclosure.php',
    '/wp-content/uploads/2023/06/Mandatory-Public-Disclosure.pdf',
    '/index.php?page_id=12',
    '/?p=7',
    '/Fee%20Structure.html',
    '/शुल्क.aspx',
    '/disclosure/b1.pdf',
    '/page.php/42',
    '/about-us.cfm',
    '/index.php',
  ];
  const { content, lines } = load(page(JSON.stringify(addresses)));
  expect(lines).toEqual([]);
  expect(content?.pages[0]?.redirectFrom).toEqual(addresses);
});

it('leads from an older address to a document, which has to be there', () => {
  const moved = (to: string) =>
    changed('navigation.yaml', 'utility:', `moved: [{ from: /old.pdf, to: ${to} }]\nutility:`);
  const { content, lines } = load(moved('/papers/form.pdf'));
  expect(lines).toEqual([]);
  expect(content?.navigation.moved).toEqual([{ from: '/old.pdf', to: '/papers/form.pdf' }]);
  expect(load(moved('/papers/from.pdf')).lines).toEqual([
    'content/navigation.yaml:4:31: content/papers has no "from.pdf"; did you mean "form.pdf"?',
  ]);
  expect(load({ ...moved('/papers/form.pdf'), ...page('[/old.pdf]') }).lines).toEqual([
    'content/navigation.yaml:4:17: the address /old.pdf leads to /A already (content/pages/a.yaml); keep one of the two',
  ]);
});

it.each([
  ['[/A]', '16: /A is this page itself; write only addresses that it had before'],
  [
    '[/fee]',
    '16: /fee is a page (content/pages/fee.yaml), and not an earlier address of /A; rename that page, or remove the address',
  ],
  [
    '[/Old, /old]',
    '22: the address /old leads to /A already (content/pages/a.yaml); keep one of the two',
  ],
  ['[/api/news]', '16: /api/news is taken by the site itself; remove it'],
  ['[/404.html]', '16: /404.html is taken by the site itself; remove it'],
  ['[/Old/]', '16: write /Old, without what follows; it leads to the page in either form'],
  [
    '[/Old/index.html]',
    '16: write /Old, without what follows; it leads to the page in either form',
  ],
  ['[/index.html]', '16: /index.html is the front page itself; remove it'],
  ['[/robots.txt]', '16: /robots.txt is taken by the site itself; remove it'],
  ['[fees.php]', '16: "fees.php" can\'t lead on: write it from its first slash on: /fees.php'],
  [
    '["https://old.example/fees.php"]',
    '16: "https://old.example/fees.php" can\'t lead on: leave the name of the old site out: /fees.php',
  ],
  [
    '["https://old.example/index.php?page_id=12"]',
    '16: "https://old.example/index.php?page_id=12" can\'t lead on: leave the name of the old site out: /index.php?page_id=12',
  ],
  [
    '["/index.php?id=12&amp;lang=hi"]',
    '16: "/index.php?id=12&amp;lang=hi" can\'t lead on: as it is sent, it has & for &amp;: /index.php?id=12&lang=hi',
  ],
  [
    '["/fees.php\\u200b"]',
    '16: "/fees.php\u200b" can\'t lead on: signs that nobody sees stand in it; write /fees.php',
  ],
  [
    '["/fees.php#late"]',
    '16: "/fees.php#late" can\'t lead on: what follows "#" never reaches a server; leave it out',
  ],
  [
    '["/50%.html"]',
    '16: "/50%.html" can\'t lead on: its "%" begins no character; write %25 for a percent sign',
  ],
  [
    '["/news/*"]',
    '16: "/news/*" can\'t lead on: hosts cannot lead on from an address with "*"; remove it',
  ],
  ['[/a//b]', '16: "/a//b" can\'t lead on: it has an empty part between two slashes; remove that'],
  [
    '[/Old.html, /OLD.html]',
    '27: the address /OLD.html leads to /A already (content/pages/a.yaml); keep one of the two',
  ],
  [
    '["/Fee%20Structure.html", /Fee Structure.html]',
    '41: the address /Fee Structure.html leads to /A already (content/pages/a.yaml); keep one of the two',
  ],
  ['[]', '15: "redirectFrom" is an empty list; add an item or remove the key'],
])('refuses redirectFrom: %s', (list, message) => {
  expect(load(page(list)).lines).toEqual([`content/pages/a.yaml:3:${message}`]);
});

it('refuses an address that two pages had, or that is gone as well', () => {
  const { lines } = load({
    ...page('[/Old]'),
    'pages/b.yaml': `${pageHead('/B', 'redirectFrom: [/Old]')}  []\n`,
    ...gone('[/OLD, /Fee]'),
  });
  expect(lines).toEqual([
    'content/navigation.yaml:4:8: the address /OLD leads to /A already (content/pages/a.yaml); keep one of the two',
    'content/navigation.yaml:4:14: /Fee is a page (content/pages/fee.yaml), and not gone; rename that page, or remove the address',
    'content/pages/b.yaml:3:16: the address /Old leads to /A already (content/pages/a.yaml); keep one of the two',
  ]);
});

it.each(['mailto:office@hill.example', 'tel:+910000000000'])(
  'leads from no address to %s',
  (to) => {
    const moved = `moved: [{ from: /old.pdf, to: '${to}' }]\nutility:`;
    expect(load(changed('navigation.yaml', 'utility:', moved)).lines).toEqual([
      `content/navigation.yaml:4:31: no address can lead to "${to}"; write a page, a document, or an https: address`,
    ]);
  },
);

it('says where a link to an old address has to lead', () => {
  const links = '  - { kind: prose, text: "[a](/Old#x), [b](/Hostel)" }\n';
  const { lines } = load({
    ...page('[/Old]'),
    'pages/b.yaml': pageHead('/B') + links,
    ...gone('[/Hostel]'),
  });
  expect(lines).toEqual([
    'content/pages/b.yaml:7:27: the page /Old is now /A; write that',
    'content/pages/b.yaml:7:40: the page /Hostel was removed (navigation.yaml, "gone"); remove the link',
  ]);
});
