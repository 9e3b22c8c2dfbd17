import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { decoded } from '../../../lib/files/file-name';
import type { Withdrawn } from '../../../lib/privacy/withdrawn';
import { pluralize } from '../../../lib/terminal/pluralize';
import { paint } from '../../../lib/terminal/style';
import type { Draft } from '../../content-new/draft';
import { page } from '../../content-new/page';
import type { Unread } from '../columns/read-rows';
import { listFile } from '../lists/list-file';
import type { Source } from '../open-source';
import type { ImportOptions } from '../options';
import { descriptionOf } from '../pages/html-to-markdown';
import { addPictures } from '../pages/pictures';
import { type Further, planRows, writeParts } from '../plan/write-rows';
import { listPaths, newAddresses, numberPath, oldPath, redirectsOf } from './addresses';
import { type ConvertOptions, convertPage } from './convert-item';
import { news, newsRows, say } from './news-rows';
import { readExport, type WordPressItem } from './read-export';
import { ownTypes, sortItems } from './sort-items';
import { withdrawnOf } from '../../../content/privacy/private-withdrawn';
import { readFolder } from '../../../content/folder';
import { readYaml } from '../../../content/read-yaml';
import { isRecord } from '../../../content/record';
import { patchYaml } from '../../../editor/patch-yaml';

/** The addresses of pages, of those that are drafts with their files, and those that lead on, in small letters. */
function knownAddresses(dir: string) {
  const { pages, navigation } = readFolder(dir);
  const written: unknown = isRecord(navigation?.value) ? navigation.value.moved : [];
  const moved = (Array.isArray(written) ? written : []).filter(isRecord).map(({ from }) => from);
  const small = (values: readonly unknown[]) =>
    new Set(values.map((value) => decoded(String(value)).toLowerCase()));
  const values = pages.map(({ value }) => (isRecord(value) ? value : {}));
  const redirects = values.flatMap(
    ({ redirectFrom }) => (Array.isArray(redirectFrom) ? redirectFrom : []) as unknown[],
  );
  const drafts = new Map(
    pages.flatMap(({ value, file }) =>
      isRecord(value) && value.draft === true ? [[String(value.path).toLowerCase(), file]] : [],
    ),
  );
  return {
    pages: small(values.map(({ path }) => path)),
    drafts,
    moved: small([...moved, ...redirects]),
  };
}

function withMoved(dir: string, moved: readonly { from: string; to: string }[]): string {
  const text = readFileSync(join(dir, 'navigation.yaml'), 'utf8');
  const value = readYaml('navigation.yaml', text).source.value;
  const keys = isRecord(value) ? value : {};
  const before: unknown[] = Array.isArray(keys.moved) ? keys.moved : [];
  return patchYaml(text, { ...keys, moved: [...before, ...moved] });
}

/** 'News (12)' for each name, in the order of their first. */
const countsOf = (names: readonly string[]) =>
  [...new Set(names)].map((name) => `${name} (${names.filter((one) => one === name).length})`);

/** What `npx school stale` asks for at each page that was imported. */
const todo = 'Compare it with the page of the older site: words, links, pictures, description.';

const mostNamed = 20;

async function newPages(
  items: readonly WordPressItem[],
  options: ConvertOptions,
  known: Pick<ReturnType<typeof knownAddresses>, 'pages' | 'drafts'>,
  withdrawn: Withdrawn,
  unread: Unread[],
) {
  const adds: ((draft: Draft) => Promise<void>)[] = [];
  for (const item of items) {
    const at = `page ${item.id}`;
    const path = options.paths.get(item.link) ?? '';
    const title = withdrawn.without(item.title);
    const draft = known.drafts.get(path.toLowerCase());
    if (draft !== undefined) {
      const message = `"${title}" is not taken, since ${path} is there as a draft (${draft}), which visitors don’t see; delete that file, or write the words into it, and import this again`;
      unread.push({ at, message });
      continue;
    }
    if (known.pages.has(path.toLowerCase())) {
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
    const usual = `${title}: what pupils, parents and visitors of the school have to know about it.`;
    const description = (descriptionOf(text) || usual).slice(0, 160);
    console.log(`${paint('good', '+')} ${at}  the page ${path}, "${title}"`);
    adds.push(async (draft) => {
      addPictures(draft, pictures);
      const menu = 'none: outside the menu';
      await page.fill(draft, { title, path, menu, description, text, todo });
    });
  }
  return adds;
}

/** Imports a WordPress export: posts as news, pages as pages, their pictures when asked, and their old addresses. */
export async function importWordPress(source: Source, options: ImportOptions): Promise<void> {
  const { dir, fetch } = options;
  const site = readExport(source.bytes);
  const withdrawn = withdrawnOf(dir);
  const { posts, pages, leftPosts, unread } = sortItems(site.items, withdrawn);
  const known = knownAddresses(dir);
  const paths = newAddresses(posts, pages, site, dir);
  const convert = { site, dir, fetch, paths };
  console.log(`${source.name} (${site.site})`);
  const categories = countsOf(posts.flatMap((post) => post.categories));
  if (categories.length > 0)
    console.log(
      `Note: all posts become news; their categories are not kept: ${categories.join(', ')}`,
    );
  const others = countsOf(site.items.flatMap(({ type }) => (ownTypes.includes(type) ? [] : type)));
  if (others.length > 0)
    console.log(`Note: what plug-ins and themes have made is not read: ${others.join(', ')}`);
  const { rows, pictures } = await newsRows(posts, convert, unread);
  const adds = await newPages(pages, convert, known, withdrawn, unread);
  const taken = new Set(rows.map(({ at }) => at));
  const moves = [...posts, ...pages, ...leftPosts].flatMap((item) => {
    const isLeft = item.type === 'post' && !taken.has(`post ${item.id}`);
    const to = (isLeft ? undefined : paths.get(item.link)) ?? '/News';
    return [oldPath(item.link), numberPath(item, site)].flatMap((from) =>
      from === undefined ? [] : [{ from, to }],
    );
  });
  const lists = posts.length + leftPosts.length > 0 ? listPaths(site) : [];
  const { moved, left } = redirectsOf(
    // An address may hold the name of a child, too.
    [...moves, ...lists.map((from) => ({ from, to: '/News' }))].filter(
      ({ from }) => !withdrawn.names(decoded(from).replace(/[-/]/g, ' ')),
    ),
    new Set([...known.moved, ...known.pages]),
  );
  const isOfList = new Set(lists.map(decoded));
  for (const { from, to } of moved)
    if (!isOfList.has(from)) console.log(`  ${from} leads to ${to}`);
  const listed = moved.filter(({ from }) => isOfList.has(from)).map(({ from }) => from);
  const more = listed.length - mostNamed;
  const named = [...listed.slice(0, mostNamed), ...(more > 0 ? [`${more} more of these`] : [])];
  if (listed.length > 0)
    console.log(
      `Note: ${named.join(', ')} ${listed.length === 1 ? 'leads' : 'lead'} to /News; the feed of this site is /rss.xml`,
    );
  const asked = moved.filter(({ from }) => from.includes('?')).length;
  if (asked > 0)
    console.log(
      `Note: ${asked} of these have a question mark: the school’s own service, nginx, Apache and Netlify lead on from there; Cloudflare and hosts that know files alone show the front page`,
    );
  for (const problem of left) unread.push({ at: 'redirects', message: problem });
  const files = site.items.filter(({ type }) => type === 'attachment').length;
  if (files > 0)
    console.log(
      `Note: ${pluralize(files, 'file')} of its media library; those that pages show come with --fetch`,
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
