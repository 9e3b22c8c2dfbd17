import { join } from 'node:path';
import { decoded } from '../../../lib/files/file-name';
import { plainName } from '../../content-new/file-names';
import { htmlToMarkdown } from '../pages/html-to-markdown';
import { keptPicture, takePicture, type TakenPicture } from '../pages/pictures';
import { bareAddress, inFull, isOfSite } from './addresses';
import { lossesOf, withoutCaptions } from './losses';
import { plainPost } from './post-html';
import type { WordPressExport, WordPressItem } from './read-export';
import { fetchPicture } from '../fetch-table';

/** An attribute of a tag, with its value as its first group. */
const attribute = (name: string) => new RegExp(String.raw`\b${name}=["']([^"']{1,2000})["']`, 'gi');

/** An address without the entities of HTML. */
const unescaped = (address: string) => address.replace(/&(?:amp|#0?38);/g, '&');

const picturesIn = (html: string, site: string): string[] => [
  ...new Set(
    [...html.matchAll(/<img\b[^>]{0,3000}>/gi)].flatMap(([tag]) =>
      [...tag.matchAll(attribute('src'))]
        .slice(0, 1)
        .map(([, src = '']) => inFull(unescaped(src), site)),
    ),
  ),
];

const isAttachment = ({ type, file }: WordPressItem) => type === 'attachment' && file !== '';

/** The address of the whole picture of which WordPress has made 'fair-300x200.jpg', where the export has it. */
function originalOf(address: string, { items }: WordPressExport): string {
  const bare = bareAddress(address).replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');
  const isOriginal = (item: WordPressItem) =>
    isAttachment(item) && bareAddress(item.file).replace(/-scaled(?=\.\w+$)/, '') === bare;
  return items.find(isOriginal)?.file ?? address;
}

/** The pictures of a shortcode `[gallery ids="1,2"]`; without ids, those that were uploaded to the post. */
function galleryOf(tag: string, item: WordPressItem, { items }: WordPressExport): string {
  const [, ids] = /\bids=["']?([\d, ]+)/i.exec(tag) ?? [];
  const files = items.filter(isAttachment);
  const wanted =
    ids === undefined
      ? files.filter(({ parent }) => parent === item.id)
      : ids.split(',').flatMap((id) => files.find((file) => file.id === id.trim()) ?? []);
  return wanted
    .map(({ file, excerpt }) => `<img src="${file}" alt="${excerpt.replace(/[<>"]/g, '')}">`)
    .join('');
}

/** The pictures of a text that were asked for, by their addresses; why each other one is left out. */
async function fetched(
  addresses: readonly string[],
  { site, fetch }: { site: WordPressExport; fetch: boolean },
  notes: string[],
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const address of addresses) {
    if (!isOfSite(address, site)) notes.push(`a picture of another site is left out: ${address}`);
    else if (!fetch) notes.push(`a picture is left out without --fetch: ${address}`);
    else {
      const original = await fetchPicture(originalOf(address, site));
      const picture = 'data' in original ? original : await fetchPicture(address);
      if ('data' in picture) found.set(address, picture.data);
      else notes.push(`a picture could not be fetched (${picture.problem}): ${address}`);
    }
  }
  return found;
}

/** How posts and pages are converted. */
export interface ConvertOptions {
  site: WordPressExport;
  dir: string;
  /** Whether the older site may be asked for pictures. */
  fetch: boolean;
  /** Old addresses → new ones. */
  paths: ReadonlyMap<string, string>;
}

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

/** An item's HTML without shortcodes, and a note for each of these. */
function plainWords(item: WordPressItem, { site }: ConvertOptions) {
  const { html, shortcodes } = plainPost(item.html, (tag) => galleryOf(tag, item, site));
  const left = (name: string) => `"${name}" is left out; make it anew where it is needed`;
  return { html, notes: shortcodes.map(left) };
}

/** A page with its pictures, each where it stands. */
export async function convertPage(item: WordPressItem, options: ConvertOptions) {
  const { html, notes } = plainWords(item, options);
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
export async function convertPost(item: WordPressItem, options: ConvertOptions) {
  const { site, dir, fetch } = options;
  const { html, notes } = plainWords({ ...item, html: withoutCaptions(item.html) }, options);
  const above = site.items.find(({ id, type }) => type === 'attachment' && id === item.picture);
  const written = [...(above?.file ? [above.file] : []), ...picturesIn(html, site.site)];
  // A smaller copy of a picture is no other one.
  const addresses = [...new Map(written.map((one) => [originalOf(one, site), one])).values()];
  const data = await fetched(fetch ? addresses.slice(0, 1) : [], options, notes);
  const pictures: TakenPicture[] = [];
  for (const bytes of data.values()) {
    const name = `${plainName(decoded(item.slug) || item.title)}-${item.id}`;
    const kept = await keptPicture(join(dir, 'service/pictures/news'), bytes, name);
    if (kept) pictures.push({ path: `pictures/news/${kept.name}`, data: kept.data });
  }
  const { markdown } = htmlToMarkdown(withNewLinks(html, options, notes), () => undefined);
  return {
    markdown,
    pictures,
    notes,
    lost: lossesOf(item.html, markdown, addresses.length, fetch),
  };
}
