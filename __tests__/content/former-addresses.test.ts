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
  [
    '["/Old?a=b"]',
    '16: "/Old?a=b" is not an address of this site; write it from its first slash on, like /FeesAndCharges or /fees.php',
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

it('says where a link to a former address has to lead', () => {
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
