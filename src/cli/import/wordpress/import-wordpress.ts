import { join } from 'node:path';
import { newsSchema } from '../../../content-service/kinds/news';
import { formatLongDay } from '../../../lib/dates/format';
import { parsePlainDate } from '../../../lib/dates/plain-date';
import type { Withdrawn } from '../../../lib/privacy/withdrawn';
import { pluralize } from '../../../lib/terminal/pluralize';
import { paint } from '../../../lib/terminal/style';
import type { Draft } from '../../content-new/draft';
import { page } from '../../content-new/page';
import type { ReadRow, Unread } from '../columns/read-rows';
import { firstDay, letters } from '../lists/common-fields';
import { listFile } from '../lists/list-file';
import type { Target } from '../lists/target';
import type { Source } from '../open-source';
import type { ImportOptions } from '../options';
import { descriptionOf } from '../pages/html-to-markdown';
import { addPictures, type TakenPicture } from '../pages/pictures';
import { type Further, planRows, writeParts } from '../plan/write-rows';
import { readText } from '../values/read-value';
import { newAddresses, numberPath, oldPath, redirectsOf } from './addresses';
import { type ConvertOptions, convertPage, convertPost } from './convert-item';
import { knownAddresses, withMoved } from './known-addresses';
import { longestNews, newsWords, titleWords } from './news-words';
import { readExport, type WordPressItem } from './read-export';
import { withdrawnOf } from '../withdrawn-of';

const news: Target = {
  name: 'news',
  words: 'news',
  schema: newsSchema,
  nameKey: 'title',
  fields: ['date', 'title', 'description', 'images'].map((key) => ({
    key,
    words: key,
    headings: '',
    read: readText,
  })),
  identities: [(item) => `${letters(item['title'])} ${firstDay(item)}`],
  // No scope: an export is of one moment, and what the news have beside it stays.
};

/** Why a post or page stays where it is; undefined for one that visitors could read. */
function reasonToLeave({
  type,
  status,
  hasPassword,
  title,
  html,
}: WordPressItem): string | undefined {
  if (status !== 'publish') return `not published (${status || 'no state'}), so it is left out`;
  if (hasPassword)
    return type === 'post'
      ? 'it has a password, so it is left out; its old address leads to the page of news'
      : 'it has a password, so it is left out; its old address leads nowhere, unless a page names it at redirectFrom';
  if (title === '') return 'it has no title';
  return html.trim() === '' ? 'it has no words' : undefined;
}

/** What of an export goes where. */
interface Sorted {
  posts: WordPressItem[];
  pages: WordPressItem[];
  /** Posts with a password: nothing of them is taken but their old addresses. */
  locked: WordPressItem[];
  unread: Unread[];
}

function sorted(items: readonly WordPressItem[], withdrawn: Withdrawn): Sorted {
  const found: Sorted = { posts: [], pages: [], locked: [], unread: [] };
  for (const written of items) {
    if (written.type !== 'post' && written.type !== 'page') continue;
    const item = { ...written, title: titleWords(written.title) };
    const reason = reasonToLeave(item);
    const at = `${item.type} ${item.id}`;
    if (reason !== undefined) {
      found.unread.push({ at: `${at} "${withdrawn.without(item.title)}"`, message: reason });
      if (item.type === 'post' && item.status === 'publish' && item.hasPassword)
        found.locked.push(item);
    } else if (item.type === 'page') found.pages.push(item);
    else if (withdrawn.names(`${item.title}\n${item.html}`)) {
      found.unread.push({
        at,
        message: 'names a child who is withdrawn (privacy.yaml); not imported',
      });
    } else found.posts.push(item);
  }
  return found;
}

/** 'News (12)' for each name, in the order of their first. */
const countsOf = (names: readonly string[]) =>
  [...new Set(names)].map((name) => `${name} (${names.filter((one) => one === name).length})`);

const say = (at: string, notes: readonly string[]) => {
  for (const note of notes) console.log(`Note: ${at}: ${note}`);
};

/** The posts as rows of the news. */
async function newsRows(posts: readonly WordPressItem[], options: ConvertOptions) {
  const rows: ReadRow[] = [];
  const pictures: TakenPicture[] = [];
  for (const item of posts) {
    const at = `post ${item.id}`;
    const converted = await convertPost(item, options);
    const { words, isCut } = newsWords(converted.markdown, item.excerpt);
    say(at, converted.notes);
    if (isCut)
      say(at, [
        `only its first ${longestNews} characters are taken; make a page of what is longer`,
      ]);
    const day = parsePlainDate(item.date.slice(0, 10));
    const images = converted.pictures.map(({ path }) => path);
    pictures.push(...converted.pictures);
    rows.push({
      at,
      files: [],
      item: {
        title: item.title,
        date: day ? formatLongDay(day) : item.date,
        description: words,
        ...(images.length > 0 && { images }),
      },
    });
  }
  return { rows, pictures };
}

/** The pages that are new, each as what adds it to a draft. */
async function newPages(
  items: readonly WordPressItem[],
  options: ConvertOptions,
  known: ReadonlySet<string>,
  withdrawn: Withdrawn,
) {
  const adds: ((draft: Draft) => Promise<void>)[] = [];
  for (const item of items) {
    const at = `page ${item.id}`;
    const path = options.paths.get(item.link) ?? '';
    const title = withdrawn.without(item.title);
    if (known.has(path.toLowerCase())) {
      console.log(`  ${at}  "${title}": the page ${path} is there already and stays as it is`);
      continue;
    }
    const { markdown, pictures, notes } = await convertPage(item, options);
    const text = withdrawn.without(markdown);
    say(
      at,
      text === markdown
        ? notes
        : [...notes, 'it names a child who is withdrawn; other words stand in that place'],
    );
    const usual = `${title}: a page of the older site of the school, brought over and to be looked at again.`;
    const description = (descriptionOf(text) || usual).slice(0, 160);
    console.log(`${paint('good', '+')} ${at}  the page ${path}, "${title}"`);
    adds.push(async (draft) => {
      addPictures(draft, pictures);
      await page.fill(draft, { title, path, menu: 'none: outside the menu', description, text });
    });
  }
  return adds;
}

/** Imports a WordPress export: posts as news, pages as pages, their pictures when asked, and their old addresses. */
export async function importWordPress(source: Source, options: ImportOptions): Promise<void> {
  const { dir, fetch } = options;
  const site = readExport(source.bytes);
  const withdrawn = withdrawnOf(dir);
  const { posts, pages, locked, unread } = sorted(site.items, withdrawn);
  const known = knownAddresses(dir);
  const paths = newAddresses(posts, pages, site, dir);
  const convert = { site, dir, fetch, paths };
  console.log(`${source.name} (${site.site})`);
  const categories = countsOf(posts.flatMap((post) => post.categories));
  if (categories.length > 0)
    console.log(
      `Note: all posts become news; their categories are not kept: ${categories.join(', ')}`,
    );
  const { rows, pictures } = await newsRows(posts, convert);
  const adds = await newPages(pages, convert, known.pages, withdrawn);
  const moves = [...posts, ...pages, ...locked].flatMap((item) => {
    const to = paths.get(item.link) ?? '/News';
    return [oldPath(item.link), numberPath(item, site)].flatMap((from) =>
      from === undefined ? [] : [{ from, to }],
    );
  });
  const { moved, left } = redirectsOf(moves, new Set([...known.moved, ...known.pages]));
  for (const { from, to } of moved) console.log(`  ${from} leads to ${to}`);
  const asked = moved.filter(({ from }) => from.includes('?')).length;
  if (asked > 0)
    console.log(
      `Note: ${asked} of these have a question mark: the school’s own service, nginx, Apache and Netlify lead on from there; Cloudflare and hosts that know files alone show the front page`,
    );
  for (const problem of left) unread.push({ at: 'redirects', message: problem });
  const others = site.items.filter(({ type }) => type === 'attachment').length;
  if (others > 0)
    console.log(
      `Note: ${pluralize(others, 'file')} of its media library; those that pages show come with --fetch`,
    );
  const chosen = { target: news, file: listFile(dir, 'news') };
  const list = planRows({ rows, unread, chosen, name: source.name, withdrawn }, options);
  const rest: Further = {
    count: adds.length + moved.length,
    async add(draft) {
      for (const { path, data } of pictures) draft.add(join('service', path), data);
      for (const add of adds) await add(draft);
      if (moved.length > 0) draft.add('navigation.yaml', withMoved(dir, moved));
    },
  };
  await writeParts([list, rest], options);
}
