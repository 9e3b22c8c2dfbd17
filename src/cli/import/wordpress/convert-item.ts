import { join } from 'node:path';
import { decoded } from '../../../lib/files/file-name';
import { pluralize } from '../../../lib/terminal/pluralize';
import { plainName } from '../../content-new/file-names';
import { fetchPicture } from '../fetch-table';
import { htmlToMarkdown } from '../pages/html-to-markdown';
import { keptPicture, takePicture, type TakenPicture } from '../pages/pictures';
import { isOfSite } from './addresses';
import { plainPost } from './post-html';
import type { WordPressExport, WordPressItem } from './read-export';

/** How posts and pages are converted. */
export interface ConvertOptions {
  site: WordPressExport;
  dir: string;
  /** Whether the older site may be asked for pictures. */
  fetch: boolean;
  /** Old addresses → new ones. */
  paths: ReadonlyMap<string, string>;
}

/** A post or page as Markdown. */
export interface Converted {
  markdown: string;
  /** The pictures of a page; of a post the one above it, in the folder of news. */
  pictures: TakenPicture[];
  notes: string[];
}

const attribute = (name: string) => new RegExp(String.raw`\b${name}=["']([^"']{1,2000})["']`, 'gi');

const unescaped = (address: string) => address.replace(/&(?:amp|#0?38);/g, '&');

/** An address without what differs where the same page is meant: http, www, the slash at its end. */
const bareAddress = (address: string) =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** An address as it was meant on the older site: '/fees/' and 'fees/' in full. */
const inFull = (address: string, site: string) =>
  !/^(?:#|[a-z]+:)/i.test(address) && URL.canParse(address, site)
    ? new URL(address, site).href
    : address;

/** The HTML with links to what was imported leading to its new address. */
function withNewLinks(html: string, { paths, site }: ConvertOptions, notes: string[]): string {
  const bare = new Map([...paths].map(([from, to]) => [bareAddress(from), to]));
  return html.replace(attribute('href'), (whole: string, written: string) => {
    const address = inFull(unescaped(written), site.site);
    const [page = ''] = address.split('#');
    const to = bare.get(bareAddress(page));
    // Headings have other anchors here.
    if (to !== undefined) return `href="${to}"`;
    if (isOfSite(address, site) && !/\.(?:jpe?g|png|webp|gif)$/i.test(page)) {
      notes.push(`it links to the older site: ${address}`);
      return `href="${address}"`;
    }
    return whole;
  });
}

/** The pictures of a text that were asked for, by their addresses; why each other one is left out. */
async function fetched(
  addresses: readonly string[],
  { site, fetch }: ConvertOptions,
  notes: string[],
) {
  const found = new Map<string, Buffer>();
  for (const address of addresses) {
    if (!isOfSite(address, site)) notes.push(`a picture of another site is left out: ${address}`);
    else if (!fetch) notes.push(`a picture is left out without --fetch: ${address}`);
    else {
      const picture = await fetchPicture(address);
      if ('data' in picture) found.set(address, picture.data);
      else notes.push(`a picture could not be fetched (${picture.problem}): ${address}`);
    }
  }
  return found;
}

const picturesIn = (html: string, site: string) => [
  ...new Set(
    [...html.matchAll(/<img\b[^>]{0,3000}>/gi)].flatMap(([tag]) =>
      [...tag.matchAll(attribute('src'))]
        .slice(0, 1)
        .map(([, src = '']) => inFull(unescaped(src), site)),
    ),
  ),
];

/** An item's HTML without shortcodes, and a note for each of these. */
function plainWords(item: WordPressItem): { html: string; notes: string[] } {
  const { html, shortcodes } = plainPost(item.html);
  const left = (name: string) => `"${name}" is left out; make it anew where it is needed`;
  return { html, notes: shortcodes.map(left) };
}

/** A page with its pictures, each where it stands. */
export async function convertPage(
  item: WordPressItem,
  options: ConvertOptions,
): Promise<Converted> {
  const { html, notes } = plainWords(item);
  const data = await fetched(picturesIn(html, options.site.site), options, notes);
  const pictures = new Map<string, TakenPicture>();
  for (const [address, bytes] of data) {
    const name = plainName(decoded(address.split('/').at(-1) ?? '').replace(/\.\w+$/, ''));
    const taken = await takePicture(options.dir, bytes, `${name}-${item.id}`);
    if (taken) pictures.set(address, taken);
    else notes.push(`a picture can’t be shown by browsers: ${address}`);
  }
  const text = htmlToMarkdown(withNewLinks(html, options, notes), (src, alt) => {
    const picture = pictures.get(inFull(unescaped(src), options.site.site));
    return (
      picture && `![${alt.replace(/[[\]]/g, '') || `Picture of ${item.title}`}](${picture.path})`
    );
  });
  const title = text.title === undefined ? '' : `## ${text.title}\n\n`;
  return {
    markdown: title + text.markdown,
    pictures: [...pictures.values()],
    notes: [...notes, ...text.notes],
  };
}

/** A post as words, with the picture above it or its first one. */
export async function convertPost(
  item: WordPressItem,
  options: ConvertOptions,
): Promise<Converted> {
  const { html, notes } = plainWords(item);
  const above = options.site.items.find(
    ({ id, type }) => type === 'attachment' && id === item.picture,
  );
  const [first, ...others] = [
    ...new Set([...(above?.file ? [above.file] : []), ...picturesIn(html, options.site.site)]),
  ];
  if (others.length > 0)
    notes.push(`${others.length} more of its pictures are left out; an album shows them better`);
  const data = await fetched(first === undefined ? [] : [first], options, notes);
  const pictures: TakenPicture[] = [];
  for (const bytes of data.values()) {
    const folder = 'service/pictures/news';
    const kept = await keptPicture(
      join(options.dir, folder),
      bytes,
      `${plainName(decoded(item.slug) || item.title)}-${item.id}`,
    );
    if (kept) pictures.push({ path: `pictures/news/${kept.name}`, data: kept.data });
  }
  const { markdown } = htmlToMarkdown(withNewLinks(html, options, notes), () => undefined);
  const links = markdown.match(/\]\(/g)?.length ?? 0;
  if (links > 0)
    notes.push(`of ${pluralize(links, 'link')} the words stay; make a page where more is needed`);
  return { markdown, pictures, notes };
}
