import { unpublishedAt } from '../../content/build-mode';
import { type Publication, publicationFields } from '../../content/publication';
import { addDays, momentAt, today } from '../../lib/dates/plain-date';
import { publishTimes } from '../../lib/dates/publish-times';
import type { Dataset } from './dataset';

/** Gives what is published at a moment. */
export type DataAt = ReturnType<typeof publishedDataOf>;

type Item = Publication & { title?: string; name?: string };

/** A list of items; what tells of a sample is none. */
const isItems = (value: unknown): value is Item[] => Array.isArray(value);

/** What visitors see of an item, or editors, who are told that it is not published. */
function shown(item: Item, marked: boolean): Item {
  const entries = Object.entries(item).filter(([key]) => !(key in publicationFields));
  const name = item.title === undefined ? 'name' : 'title';
  return { ...Object.fromEntries(entries), ...(marked && { [name]: `Draft: ${item[name]}` }) };
}

/** The items that are published at a moment, without the words of it; with `showDrafts` all of them, marked. */
export function publishedItems(items: readonly Item[], now: number, showDrafts: boolean): Item[] {
  return items.flatMap((item) => {
    const unpublished = unpublishedAt(item, now) !== undefined;
    return unpublished && !showDrafts ? [] : [shown(item, unpublished)];
  });
}

function timesOf(data: Dataset): ReturnType<typeof publishTimes>[] {
  const lists: unknown[] = Object.values(data);
  return lists
    .flatMap((list) => (isItems(list) ? list : []))
    .filter(({ draft }) => !draft)
    .map(publishTimes);
}

const inOrder = (moments: readonly number[]) => [...new Set(moments)].sort((a, b) => a - b);

/** When items come and end: moments in order, each once. */
const edgesOf = (data: Dataset): number[] =>
  inOrder(timesOf(data).flatMap(({ from, until }) => [from ?? [], until ?? []].flat()));

function withItems(data: Dataset, itemsOf: (items: readonly Item[]) => Item[]): Dataset {
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    isItems(value) ? itemsOf(value) : value,
  ]);
  // Items lose keys that no list reads, which is what the type of a dataset allows.
  return Object.fromEntries(entries) as unknown as Dataset;
}

/**
 * What of the published items is left at each later moment at which one ends, and no item that only
 * comes by then: for replies that are kept longer than the lists stay as they are.
 */
export function endingsOf(data: Dataset, now: Date): { at: number; data: Dataset }[] {
  const time = now.getTime();
  const ends = timesOf(data).flatMap(({ until }) => until ?? []);
  return inOrder(ends.filter((end) => end > time)).map((at) => ({
    at,
    data: withItems(data, (items) =>
      publishedItems(
        items.filter((item) => unpublishedAt(item, time) === undefined),
        at,
        false,
      ),
    ),
  }));
}

/**
 * Makes what gives the lists at a moment: without drafts, without what is yet to come, and without what
 * has ended; with `showDrafts` all of it, marked. The lists are made anew only when one changes.
 */
export function publishedDataOf(data: Dataset, showDrafts = false) {
  const edges = edgesOf(data);
  let kept: { past: number; data: Dataset } | undefined;
  return (now: Date) => {
    const time = now.getTime();
    // How many items have come or ended so far; another number means other lists.
    const past = edges.filter((edge) => edge <= time).length;
    if (kept?.past !== past) {
      kept = { past, data: withItems(data, (items) => publishedItems(items, time, showDrafts)) };
    }
    return {
      data: kept.data,
      /** When the next item comes or ends, or the next day begins, in milliseconds since 1970. */
      changesAt: Math.min(edges[past] ?? Infinity, Number(momentAt(addDays(today(now), 1), 0))),
    };
  };
}
