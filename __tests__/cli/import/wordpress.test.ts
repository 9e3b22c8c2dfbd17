/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { newsWords } from '../../../src/cli/import/wordpress/news-words';
import { runHere } from '../../support/run-here';
import { importInto, linesOf, officeFile, read, school, withoutTerminal } from './support';

withoutTerminal();
afterEach(() => jest.restoreAllMocks());

const site = 'https://old.school.example';

const item = (id: number, type: string, title: string, html: string, category = '') =>
  `<item><title><![CDATA[${title}]]></title><link>${site}/?${type === 'page' ? 'page_id' : 'p'}=${id}</link>
<content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status>
<wp:post_date>2024-05-04 10:00:00</wp:post_date><wp:post_type>${type}</wp:post_type>
${category && `<category domain="category" nicename="x">${category}</category><category domain="post_tag" nicename="y">tag</category>`}</item>`;

const feed = { from: '/feed', to: '/News' };

const toNews = '; its old address leads to the page of news';

const exported = (...items: string[]) =>
  officeFile(
    'export.xml',
    `<?xml version="1.0"?><rss xmlns:content="c" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<link>${site}</link>${items.join('')}</channel></rss>`,
  );

it('reads tags and entities of a title as its words, and leads its old address to the item', async () => {
  const dir = school({ 'service/news.yaml': '[]\n' });
  const title = 'Prize day: <b>100%</b> fun &amp; games (Don&#8217;t miss) #1';
  await importInto(dir, exported(item(7, 'post', title, '<p>All came.</p>')), '--yes');
  const words = 'Prize day: 100% fun & games (Don’t miss) #1';
  expect(parse(read(dir, 'service/news.yaml'))).toMatchObject([{ title: words }]);
  const { moved } = parse(read(dir, 'navigation.yaml')) as {
    moved: { from: string; to: string }[];
  };
  const { to = '' } = moved.find(({ from }) => from === '/?p=7') ?? {};
  expect(to).toMatch(/^\/News\?year=all&q=[\w%.-]+$/);
  expect(new URL(to, site).searchParams.get('q')).toBe(words);
});

it('takes pictures by their local addresses, late ones too, and names what comes from elsewhere', async () => {
  const dir = school();
  const create = { width: 40, height: 30, channels: 3, background: '#124' } as const;
  const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(String(address));
    const headers = { 'content-type': 'image/jpeg' };
    return Promise.resolve(new Response(picture, { headers }));
  });
  const html = `<p>Beds.</p><img src="/uploads/beds.jpg" alt="Beds in a row">
<img src="data:image/gif;base64,R0lG" data-src="${site}/uploads/hall.jpg" alt="The hall">
<iframe src="https://films.example/7"></iframe><p><a href="/?p=7">The prize day</a></p>`;
  const post = item(7, 'post', 'Prize day', '<p>All came.</p>');
  const file = exported(post, item(8, 'page', 'Hostel Life', html));
  const { output } = await importInto(dir, file, '--yes', '--fetch');
  expect(asked).toEqual([`${site}/uploads/beds.jpg`, `${site}/uploads/hall.jpg`]);
  const page = read(dir, 'pages/hostel-life.md');
  expect(page).toContain('![Beds in a row](imported/beds-8.jpg)');
  expect(page).toContain('![The hall](imported/hall-8.jpg)');
  expect(page).toContain('[The prize day](/News?year=all&q=Prize%20day)');
  expect(output).toContain(
    'Note: page 8: "iframe https://films.example/7" is left out; make it anew where it is needed',
  );
});

it('names categories and links that news have not', async () => {
  const link = '<p>See <a href="https://board.example/">the board</a>.</p>';
  const { output } = await importInto(
    school(),
    exported(
      item(1, 'post', 'A', link, 'Circulars'),
      item(2, 'post', 'B', '<p>B.</p>', 'Circulars'),
    ),
  );
  expect(linesOf(output, 'Note').slice(0, 2)).toEqual([
    'Note: all posts become news; their categories are not kept: Circulars (2)',
    'Note: links in post 1 were removed; their words stay',
  ]);
});

it('leads the old address of a post with a password to the news, and takes nothing of it', async () => {
  const dir = school({ 'service/news.yaml': '[]\n' });
  const locked = item(9, 'post', 'Only for staff', '<p>Secret.</p>').replace(
    '<wp:status>',
    '<wp:post_password>x</wp:post_password><wp:status>',
  );
  const { output } = await importInto(dir, exported(locked), '--yes');
  expect(output).toContain(
    'post 9 "Only for staff": it has a password, so it is left out; its old address leads to the page of news',
  );
  expect(parse(read(dir, 'navigation.yaml'))).toMatchObject({
    moved: [{ from: '/?p=9', to: '/News' }, feed],
  });
  expect(read(dir, 'service/news.yaml')).toBe('[]\n');
});

it('names what has no words or no day, and what WordPress does not make, and writes the rest', async () => {
  const dir = school({ 'service/news.yaml': '[]\n' });
  const dayless = item(3, 'post', 'No day', '<p>Words.</p>').replace('2024-05-04', '0000-00-00');
  const file = exported(
    item(1, 'post', 'Gallery', '[gallery ids="1,2"]'),
    item(2, 'post', 'Prize day', '<p>All came.</p>'),
    dayless,
    item(4, 'tribe_events', 'Sports day', '<p>Running.</p>'),
    item(5, 'post', 'Prize day', '<p>All came.</p>'),
    item(6, 'post', 'Prize day', '<p>Prizes of the juniors.</p>'),
  );
  const { output } = await importInto(dir, file, '--yes');
  expect(output).toContain(
    'Note: what plug-ins and themes have made is not read: tribe_events (1)',
  );
  expect(linesOf(output, '!').map((line) => line.slice(14))).toEqual([
    `post 3 "No day": it has no day; write it as news here${toNews}`,
    `post 1 "Gallery": it has no words of its own; show its pictures in an album, its film on a page${toNews}`,
    `post 5 "Prize day": the same as post 2${toNews}`,
  ]);
  expect(parse(read(dir, 'service/news.yaml'))).toMatchObject([
    { title: 'Prize day', description: 'All came.' },
    { title: 'Prize day', description: 'Prizes of the juniors.' },
  ]);
  expect(parse(read(dir, 'navigation.yaml'))).toMatchObject({
    moved: [
      { from: '/?p=1', to: '/News' },
      { from: '/?p=2' },
      { from: '/?p=5' },
      { from: '/?p=6' },
      { from: '/?p=3', to: '/News' },
      feed,
    ],
  });
  const again = await importInto(dir, file, '--yes');
  expect(again.output).toContain('0 added, 0 changed, 2 as before, 0 removed');
});

it('tells what news can’t hold in one line of all posts', async () => {
  const link = '<p>See <a href="https://board.example/">the board</a>.</p>';
  const table =
    '<table><tr><td>House</td><td>Points</td></tr><tr><td>Cedar</td><td>20</td></tr></table>';
  const figure = '<figure><img src="/a.jpg"><figcaption>Runners</figcaption></figure>';
  const caption = '[caption id="x"]<img src="/c.jpg"> The winners[/caption]';
  const file = exported(
    item(1, 'post', 'A', link + table),
    item(2, 'post', 'B', `${link}${figure}<img src="/b.jpg">`),
    item(3, 'post', 'C', `They ran.\n\n${caption}`),
  );
  const dir = school({ 'service/news.yaml': '[]\n' });
  const { output } = await importInto(dir, file, '--yes');
  expect(linesOf(output, 'Note')).toEqual([
    'Note: links in 2 posts were removed; their words stay (posts 1, 2)',
    'Note: tables in post 1 are words with commas now; make a page where a table is needed',
    'Note: captions and alternative texts of pictures in 2 posts are not kept (posts 2, 3)',
    'Note: pictures in 2 posts are left out without --fetch (posts 2, 3)',
    'Note: further pictures in post 2 are left out; an album shows them better',
    'Note: /feed leads to /News; the feed of this site is /rss.xml',
    expect.stringContaining('have a question mark'),
  ]);
  expect(parse(read(dir, 'service/news.yaml'))).toMatchObject([
    { description: 'See the board. House, Points; Cedar, 20' },
    { description: 'See the board.' },
    { description: 'They ran.' },
  ]);
});

it('fetches whole pictures and those of galleries, and smaller ones where these are gone', async () => {
  const dir = school({ 'service/news.yaml': '[]\n' });
  const create = { width: 40, height: 30, channels: 3, background: '#124' } as const;
  const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(String(address).replace(`${site}/`, ''));
    if (String(address).endsWith('gone.jpg'))
      return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(new Response(picture, { headers: { 'content-type': 'image/jpeg' } }));
  });
  const library = (id: number, name: string, post = 0) =>
    item(id, 'attachment', name, '').replace(
      '<wp:status>',
      `<wp:post_parent>${post}</wp:post_parent><wp:attachment_url>${site}/${name}.jpg</wp:attachment_url><wp:status>`,
    );
  const file = exported(
    item(1, 'post', 'A', '<p>Ran.</p><img src="/g1-300x200.jpg"><img src="/g1.jpg">'),
    item(2, 'post', 'B', '<p>Ran.</p><img src="/gone-300x200.jpg">'),
    item(3, 'post', 'C', '<p>Ran.</p>[gallery ids="12, 11"]'),
    item(4, 'page', 'Hall', '<p>The hall.</p>[gallery ids="12"]'),
    library(11, 'g1'),
    library(12, 'hall-scaled'),
    library(13, 'gone'),
    item(5, 'post', 'D', '<p>Ran.</p>[gallery]'),
    library(14, 'own', 5),
  );
  const { output } = await importInto(dir, file, '--yes', '--fetch');
  const hall = 'hall-scaled.jpg';
  expect(asked).toEqual(['g1.jpg', 'gone.jpg', 'gone-300x200.jpg', hall, 'own.jpg', hall]);
  expect(parse(read(dir, 'service/news.yaml'))).toMatchObject([
    { images: ['pictures/news/a-1.jpg'] },
    { images: ['pictures/news/b-2.jpg'] },
    { images: ['pictures/news/c-3.jpg'] },
    { images: ['pictures/news/d-5.jpg'] },
  ]);
  expect(read(dir, 'pages/hall.md')).toContain('![Picture of Hall](imported/hall-scaled-4.jpg)');
  expect(output).not.toContain('gallery');
  expect(output).toContain('Note: further pictures in post 3 are left out');
  // Its picture tells an item whose title and words were edited by hand.
  const edited = read(dir, 'service/news.yaml')
    .replace('title: A', 'title: Race')
    .replace('description: Ran.', 'description: All ran.');
  writeFileSync(join(dir, 'service/news.yaml'), edited);
  const again = await importInto(dir, file, '--yes', '--fetch');
  expect(again.output).toContain('0 added, 0 changed, 4 as before');
});

it('leads the old addresses of categories, tags and the feed to the news, and says so in one line', async () => {
  const dir = school();
  const category = (slug: string, parent: string) =>
    `<wp:category><wp:term_id>${slug.length + parent.length}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent></wp:category>`;
  const file = exported(
    category('events', '') + category('sports', 'events'),
    item(1, 'post', 'A', '<p>A.</p>', 'X'),
  );
  const { output } = await importInto(dir, file, '--yes');
  const addresses = [
    ...['/category/events', '/?cat=6', '/category/sports', '/category/events/sports', '/?cat=12'],
    ...['/category/x', '/?tag=y'],
  ];
  expect(linesOf(output, 'Note')).toContain(
    `Note: ${addresses.join(', ')}, /feed lead to /News; the feed of this site is /rss.xml`,
  );
  const { moved } = parse(read(dir, 'navigation.yaml')) as { moved: unknown[] };
  expect(moved).toEqual(
    expect.arrayContaining([...addresses.map((from) => ({ from, to: '/News' })), feed]),
  );
  const named = exported(item(1, 'post', 'A', '<p>A.</p>', 'X').replace('/?p=1', '/prize-day'));
  const other = await importInto(school(), named);
  expect(other.output).toContain('Note: /category/x, /tag/y, /feed lead to /News;');
  expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
});

it('marks an imported page, so that it is looked at again, and describes it by its own sentences', async () => {
  const dir = school();
  const words =
    '<p>Come in time, wear the uniform and bring your diary.</p><p>Bring:</p><ul><li>Pens</li></ul>';
  const file = exported(item(1, 'page', 'Rules', words), item(2, 'page', 'Hours', '<p>8 am</p>'));
  await importInto(dir, file, '--yes');
  expect(read(dir, 'pages/rules.md')).toContain(
    'description: Come in time, wear the uniform and bring your diary.\n',
  );
  expect(read(dir, 'pages/hours.md')).toContain(
    "description: 'Hours: what pupils, parents and visitors of the school have to know about it.'\n",
  );
  expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
  const { output } = await runHere(['stale', '--dir', dir]);
  expect(output).toMatch(/pages\/rules\.md.*\n?.*Compare it with the page of the older site/);
});

it('keeps a title that was edited by hand, and adds no second item', async () => {
  const dir = school({ 'service/news.yaml': '[]\n' });
  const file = exported(
    item(1, 'post', 'Prize day', '<p>All came.</p>'),
    item(2, 'post', 'Sports day', '<p>All ran.</p>'),
  );
  await importInto(dir, file, '--yes');
  const edited = read(dir, 'service/news.yaml').replace('Prize day', 'Annual prize day');
  writeFileSync(join(dir, 'service/news.yaml'), edited);
  const { output } = await importInto(dir, file, '--yes');
  expect(output).toContain(
    'post 1  kept: title Annual prize day, edited by hand (the file has Prize day as before)',
  );
  expect(output).toContain('0 added, 0 changed, 2 as before, 0 removed');
  expect(read(dir, 'service/news.yaml')).toBe(edited);
  const rewritten = edited.replace('All came', 'Prizes were given');
  writeFileSync(join(dir, 'service/news.yaml'), rewritten);
  expect((await importInto(dir, file)).output).toContain(
    'Note: post 1: it was imported before, and the list has it no more; look whether it stands there under another name',
  );
});

it('leads the old addresses of posts without a title or words to the news, and says what to do', async () => {
  const dir = school({ 'service/news.yaml': '[]\n' });
  const list = '<ul class="blocks-gallery-grid"><li><figure><img src="/a.jpg"></figure></li></ul>';
  const film =
    '<p>Film of the day:</p><figure><div>https://www.youtube.com/watch?v=a1</div></figure>';
  const file = exported(
    item(1, 'post', '', '<p>Words.</p>'),
    item(2, 'post', 'Nothing', ''),
    item(3, 'post', 'Pictures', list),
    item(4, 'post', 'A film', film),
    item(5, 'page', 'Empty', ''),
  );
  const { output } = await importInto(dir, file, '--yes');
  const noWords = 'it has no words of its own; show its pictures in an album, its film on a page';
  expect(linesOf(output, '!').map((line) => line.slice(14))).toEqual([
    `post 1: it has no title; give it one in WordPress and export again, or write it as news here${toNews}`,
    `post 2 "Nothing": it has no words${toNews}`,
    'page 5 "Empty": it has no words; its old address leads nowhere, unless a page names it at redirectFrom',
    `post 3 "Pictures": ${noWords}${toNews}`,
    `post 4 "A film": ${noWords}${toNews}`,
  ]);
  expect(output).toContain('"embed https://www.youtube.com/watch?v=a1" is left out');
  expect(read(dir, 'service/news.yaml')).toBe('[]\n');
  const { moved } = parse(read(dir, 'navigation.yaml')) as { moved: unknown[] };
  expect(moved).toHaveLength(5);
  expect(moved).toEqual(
    expect.arrayContaining([1, 2, 3, 4].map((id) => ({ from: `/?p=${id}`, to: '/News' }))),
  );
});

it('writes no old address with the name of a child who is withdrawn', async () => {
  const dir = school();
  const named = (id: number, title: string, html: string) =>
    item(id, 'post', title, html).replace(`/?p=${id}<`, `/2024/05/zaid-attar-wins-${id}/<`);
  const file = exported(
    named(1, 'Zaid Attar wins', '<p>Well done.</p>'),
    named(2, 'The winner', ''),
  );
  const { output } = await importInto(dir, file, '--yes');
  const { moved } = parse(read(dir, 'navigation.yaml')) as { moved: unknown[] };
  const ofNumbers = [1, 2].map((id) => ({ from: `/?p=${id}`, to: '/News' }));
  expect(moved).toHaveLength(3);
  expect(moved).toEqual(expect.arrayContaining([...ofNumbers, feed]));
  expect(output).not.toMatch(/zaid/i);
});

it('writes the rows of a table as words', () => {
  const table = 'Teams:\n\n| House | Points |\n| --- | --- |\n| Red | 12 |';
  expect(newsWords(table, '').words).toBe('Teams: House, Points; Red, 12');
});

it('names a page that it does not take, since a draft has its address', async () => {
  const draft =
    'path: /AboutUs\ntitle: About us\nkind: static\nmenu: null\ndraft: true\ndescription: How the school began, who began it, and the years that mattered to it.\nreviewed: 2026-11-27\nblocks:\n  - { kind: prose, text: To be written. }\n';
  const dir = school({ 'pages/old-about.yaml': draft });
  const file = exported(item(3, 'page', 'About Us', '<p>It began with forty children.</p>'));
  const { output } = await importInto(dir, file);
  expect(linesOf(output, '!')).toEqual([
    '! export.xml, page 3: "About Us" is not taken, since /AboutUs is there as a draft (content/pages/old-about.yaml), which visitors don’t see; delete that file, or write the words into it, and import this again',
  ]);
});
