import { fetchPicture } from '../fetch-table';
import { bareAddress, inFull, isOfSite } from './addresses';
import type { WordPressExport, WordPressItem } from './read-export';

/** An attribute of a tag, with its value as its first group. */
export const attribute = (name: string) =>
  new RegExp(String.raw`\b${name}=["']([^"']{1,2000})["']`, 'gi');

/** An address without the entities of HTML. */
export const unescaped = (address: string) => address.replace(/&(?:amp|#0?38);/g, '&');

/** The addresses of the pictures of a text. */
export const picturesIn = (html: string, site: string): string[] => [
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
export function originalOf(address: string, { items }: WordPressExport): string {
  const bare = bareAddress(address).replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');
  const isOriginal = (item: WordPressItem) =>
    isAttachment(item) && bareAddress(item.file).replace(/-scaled(?=\.\w+$)/, '') === bare;
  return items.find(isOriginal)?.file ?? address;
}

/** The pictures of a shortcode `[gallery ids="1,2"]`; without ids, those that were uploaded to the post. */
export function galleryOf(tag: string, item: WordPressItem, { items }: WordPressExport): string {
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
export async function fetched(
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
