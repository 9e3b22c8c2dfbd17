import { formatLongDay } from '../../lib/dates/format';
import { parsePlainDate, type PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { cleanText } from '../../lib/http/text';
import type { Lists } from '../dataset/lists';
import type { Dataset } from '../dataset/dataset';
import { encodePath } from '../../lib/files/file-name';
import { circularFacts } from '../../lib/http/circular-facts';
import { fileNameIn, fileTypeName } from '../../lib/http/file-type';
import { toldApart } from '../../lib/http/told-apart';
import { circularId } from '../kinds/circulars';
import { isPhotoName } from '../../lib/files/file-kinds';
import type { itemFolders } from '../../lib/http/item-folders';

/** What a page says of one item that has an address of its own. */
export interface ItemPreview {
  id: string;
  title: string;
  /** A line or two of plain text. */
  description: string;
  /** The photos of which one makes its card, paths of the service; without any it has its page's card. */
  photos?: readonly string[];
  parts: Parts;
}

/** What the item's place in the page is filled with (`data-part`): a text, links, or nothing in its place. */
export interface Parts {
  readonly [part: string]: string | readonly PartLink[] | undefined;
}

/** A link, and what stands in it. */
export interface PartLink {
  href: string;
  parts: Parts;
}

/** Makes the previews of a list, each with the last part of an address at which it is shown. */
type Previews = (lists: Lists, data: Dataset, day: PlainDate) => [string, ItemPreview][];

/** Sentences in a row; '' and `undefined` are none. */
const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('. ');

/** A day in words; `undefined` for what is none. */
function inWords(date: string): string | undefined {
  const day = parsePlainDate(date);
  return day && formatLongDay(day);
}

const inLine = (text: string, max?: number) => cleanText(text, max).replace(/\s+/g, ' ');

/** Previews show some two hundred characters of it. */
const longestDescription = 200;

/** What an address says of a circular, or of several of one title and day. */
function circularPreview(asked: string, same: readonly Sent<'Circular'>[]): ItemPreview {
  const [only] = same.length === 1 ? same : [];
  const { title = '', date = '' } = same[0] ?? {};
  const { number = '', classes = [], classesText = '' } = only ?? {};
  const description = same.flatMap((one) => one.description ?? []).join('\n\n');
  const facts = circularFacts({ number, classes, classesText }).map((fact) => inLine(fact));
  const files = same.flatMap(({ attachments, files }) =>
    attachments.map((path) => ({ path, name: files?.find((file) => file.path === path)?.name })),
  );
  // One without a name is the circular; several are told apart by their files.
  const attachments = files.map(({ path, name }) => ({
    path,
    type: fileTypeName(path),
    name: name ?? (files.length === 1 ? 'Open the circular' : fileNameIn(path)),
  }));
  const names = toldApart(attachments);
  const follows = attachments.length === 0 && description === '';
  return {
    // One that stands alone is told by its own address, wherever it is asked for.
    id: only?._id ?? asked,
    title: inLine(title),
    description: sentences(
      inWords(date),
      ...facts,
      follows ? 'Circular; the file follows' : 'Circular',
      inLine(description, longestDescription) || undefined,
    ),
    parts: {
      title: inLine(title),
      detail: sentences(inWords(date), ...facts, follows ? 'The file follows' : undefined),
      text: cleanText(description, 4000) || undefined,
      paper: attachments.map(({ path, type, name }, index) => ({
        href: `/api/image/${encodePath(path)}`,
        parts: { 'paper-name': `${inLine(names[index] ?? name)} (${type})` },
      })),
    },
  };
}

/**
 * Circulars at their own addresses, then at those that they had before they got a number, or before another one of
 * the same title and day came: a shared link shows every circular that it may mean.
 */
const circulars: Previews = (lists, data, day) => {
  const all = lists['/api/circular/all/:code'](data, day);
  // The category is that which the page shows (`features/circulars`).
  const shown = all.filter(({ category }) => category === 'Circular');
  const byAlias = new Map<string, Sent<'Circular'>[]>();
  for (const circular of shown) {
    const { title, number = title, date } = circular;
    for (const id of new Set([circularId(title, date), circularId(number, date)]))
      byAlias.set(id, [...(byAlias.get(id) ?? []), circular]);
  }
  const byId = shown.map((circular) => [circular._id, [circular]] as const);
  return [...byId, ...byAlias].map(([id, same]) => [id, circularPreview(id, same)]);
};

/** The folder of an item's address. */
type ItemFolderPath = (typeof itemFolders)[number]['folder'];

/** The category is that which the page shows (`features/gallery`). */
const albums: Previews = (lists, data, day) =>
  lists['/api/gallery/All/:code'](data, day)
    .filter(({ category }) => category === 'PhotoGallery')
    .map(({ _id: id, title, date, description, attachments }) => {
      const photos = attachments.length === 1 ? '1 photo' : `${attachments.length} photos`;
      const preview = {
        id,
        title: inLine(title),
        description: sentences(
          inWords(date),
          photos,
          inLine(description, longestDescription) || undefined,
        ),
        photos: attachments.filter(isPhotoName),
        parts: {
          title: inLine(title),
          detail: sentences(inWords(date), photos),
          text: cleanText(description, 4000) || undefined,
        },
      };
      return [id, preview];
    });

const previews: Readonly<Record<ItemFolderPath, Previews>> = {
  '/Circular': circulars,
  '/Gallery': albums,
};

/**
 * The items of a folder that are published and may be shown on a day, by the last parts of their addresses: an item
 * may be found at another one beside its own (`id`). Where two share one, the first is shown.
 */
export function itemPreviews(
  folder: ItemFolderPath,
  lists: Lists,
  data: Dataset,
  day: PlainDate,
): ReadonlyMap<string, ItemPreview> {
  return new Map(previews[folder](lists, data, day).reverse());
}
