import { basename, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { readFolder } from '../../../content/folder';
import { isRecord } from '../../../content/record';
import { patchYaml } from '../../../editor/patch-yaml';
import { monthsBetween } from '../../../lib/dates/month';
import { parsePlainDate } from '../../../lib/dates/plain-date';
import { firstMonthIn } from '../../../content/read-record';
import type { ReadRow } from '../columns/read-rows';
import type { Chosen } from './choose-target';
import { firstDay, sameDay } from './common-fields';
import { calendar, sessionOfItem } from './dated-lists';
import { kindBelow, kindOfDay } from './kind-of-day';
import { type ListItem, ofSchool, type Target } from './target';
import type { ImportOptions } from '../options';
import type { ReadFile } from '../plan/print-plan';
import { type Further, planRows } from '../plan/write-rows';

type Entry = Record<string, unknown>;
interface Month {
  month: string;
  entries: Entry[];
}

/** The days of a calendar block, as rows are compared with them. */
const target: Target = {
  ...calendar,
  name: 'the page',
  identities: [
    ...calendar.identities,
    // A school is closed once a day, under whichever of its names.
    (item) => (item['type'] === 'holiday' ? `holiday ${firstDay(item)}` : undefined),
  ],
  scope: {
    part: ({ type }) => String(type ?? ''),
    day: firstDay,
    others: 'of other days and kinds on the page',
  },
};

const itemOf = ({ date, from, to, event, type }: Entry): ListItem => ({
  title: event,
  date: date ?? from,
  ...(to !== undefined && { until: to }),
  ...(type !== undefined && { type }),
});

const keyOf = (item: ListItem) => JSON.stringify([item['title'], item['date'], item['until']]);

/** The months with an item in each that it runs through, at its place. */
function withEntry(months: readonly Month[], item: ListItem): Month[] {
  const from = parsePlainDate(firstDay(item));
  if (!from) return [...months];
  const to = parsePlainDate(sameDay(item['until'])) ?? from;
  const { title: event, type } = item;
  const days = to > from ? { from, to } : { date: from };
  const entry = { ...days, event, ...(type !== undefined && { type }) };
  const dayOf = (one: Entry) => firstDay(itemOf(one));
  return monthsBetween(from, to).reduce<Month[]>(
    (all, month) => {
      const known = all.find((one) => one.month === month) ?? { month, entries: [] };
      const later = known.entries.findIndex((one) => dayOf(one) > from);
      const at = later < 0 ? known.entries.length : later;
      const changed = { ...known, entries: known.entries.toSpliced(at, 0, { ...entry }) };
      return [...all.filter((one) => one !== known), changed].sort((a, b) =>
        a.month.localeCompare(b.month),
      );
    },
    [...months],
  );
}

const isMonth = (value: unknown): value is Month =>
  isRecord(value) && Array.isArray(value.entries) && value.entries.every(isRecord);

/** The block on a page that holds a calendar and nothing that can't be read. */
function calendarsOf(value: unknown): Month[][] {
  const blocks = isRecord(value) && Array.isArray(value.blocks) ? value.blocks : [];
  return blocks.flatMap((block: unknown) => {
    const months = isRecord(block) && block.kind === 'calendar' ? block.months : undefined;
    return Array.isArray(months) && months.every(isMonth) ? [months] : [];
  });
}

/** The page with the school's calendar: the one that opening.yaml names, or the only one. */
function pageWithCalendar(dir: string) {
  const { pages, opening } = readFolder(dir);
  const fit = pages.filter(({ value }) => calendarsOf(value).length === 1);
  const named = isRecord(opening?.value) ? opening.value.calendar : undefined;
  const chosen = fit.find(({ value }) => isRecord(value) && value.path === named);
  return chosen ?? (fit.length === 1 ? fit[0] : undefined);
}

/** The page that shows the days of the school year, as what rows are imported into. */
function pageCalendar(dir: string): (Chosen & { title: string }) | undefined {
  const source = pageWithCalendar(dir);
  const value = source?.value;
  const [months] = calendarsOf(value);
  if (!source || !isRecord(value) || !months) return undefined;
  const name = source.file.slice(basename(dir).length + 1);
  const unique = new Map(
    months.flatMap(({ entries }) => entries.map(itemOf)).map((item) => [keyOf(item), item]),
  );
  const items = [...unique.values()];
  return {
    target: ofSchool(target, firstMonthIn(dir)),
    title: String(value.title),
    file: {
      name,
      items,
      textOf(changed, removed, added) {
        const stays = (item: ListItem, index: number) =>
          !removed.includes(index) && changed[index] === item;
        const kept = new Set(items.filter(stays).map(keyOf));
        const fresh = changed.filter((item, at) => !removed.includes(at) && item !== items[at]);
        const left = months.map(({ month, entries }) => ({
          month,
          entries: entries.filter((entry) => kept.has(keyOf(itemOf(entry)))),
        }));
        const made = [...fresh, ...added]
          .reduce(withEntry, left)
          .filter(({ entries }) => entries.length > 0);
        const blocks = (value.blocks as unknown[]).map((block) =>
          isRecord(block) && block.months === months ? { ...block, months: made } : block,
        );
        return patchYaml(readFileSync(join(dir, name), 'utf8'), { ...value, blocks });
      },
    },
  };
}

/** What of the rows a page shows, and how many are of another session than its months. */
function rowsOfPage(
  rows: readonly ReadRow[],
  { items }: Chosen['file'],
  {
    firstMonth,
    fileName,
    heading = '',
  }: { firstMonth: number; fileName: string; heading?: string },
): { rows: ReadRow[]; outside: number } {
  const session = (item: ListItem) => sessionOfItem(item, firstMonth);
  const sessions = new Set(items.map(session));
  const known = new Map(
    items.flatMap((item) =>
      target.identities.flatMap((identity) => {
        const key = identity(item, firstMonth);
        return key === undefined ? [] : [[key, item] as const];
      }),
    ),
  );
  const once = rows.filter(({ item }) => !item['repeats'] && !item['cancelled']);
  const shown = once.filter(({ item }) => sessions.size === 0 || sessions.has(session(item)));
  return {
    outside: once.length - shown.length,
    rows: shown.map(({ item, at }) => {
      const { title, type: told, date, until } = item;
      const words = String(title);
      const guess = kindOfDay(words) ?? kindBelow(heading, words) ?? kindOfDay(fileName) ?? 'event';
      const there = target.identities
        .map((identity) => known.get(identity({ ...item, type: told ?? guess }, firstMonth) ?? ''))
        .find(Boolean);
      // What kind of day it is was maybe corrected by hand.
      const type = told ?? (there ? there['type'] : guess);
      return {
        at,
        files: [],
        item: {
          title,
          date: date ?? item['from'],
          ...(until !== undefined && { until }),
          ...(type !== undefined && { type }),
        },
      };
    }),
  };
}

/** What kind of day it is only the page knows. */
const withoutKind = (row: ReadRow): ReadRow => {
  const { type: _, ...item } = row.item;
  return { ...row, item };
};

/** Shows what days would change in the month calendar, and on the page with the school's calendar, which has its own. */
export function planCalendar(
  read: ReadFile,
  options: Pick<ImportOptions, 'dir' | 'page' | 'remove' | 'removeAll'>,
  known: { firstMonth: number; fileName: string; heading?: string },
): Further[] {
  const list = planRows({ ...read, rows: read.rows.map(withoutKind) }, options);
  const page = options.page ? pageCalendar(options.dir) : undefined;
  if (!page) return [list];
  const { rows, outside } = rowsOfPage(read.rows, page.file, known);
  console.log(`The page "${page.title}" (content/${page.file.name}); --no-page leaves it as it is`);
  if (outside > 0)
    console.log(`Note: of another session than its months, and not shown there: ${outside}`);
  return [list, planRows({ ...read, rows, unread: undefined, chosen: page }, options)];
}
