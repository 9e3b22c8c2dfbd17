import { formatLongDay } from '../../dates/format';
import { parsePlainDate, type PlainDate } from '../../dates/plain-date';
import { cleanText } from '../../http/text';
import type { AllowedLists } from '../dataset/allowed-lists';
import type { Dataset } from '../dataset/dataset';

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
export type Previews = (
  lists: AllowedLists,
  data: Dataset,
  day: PlainDate,
) => (readonly [string, ItemPreview])[];

/** Sentences in a row; '' and `undefined` are none. */
export const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('. ');

/** A day in words; `undefined` for what is none. */
export function inWords(date: string): string | undefined {
  const day = parsePlainDate(date);
  return day && formatLongDay(day);
}

/** A text in one line. */
export const inLine = (text: string, max?: number) => cleanText(text, max).replace(/\s+/g, ' ');
