import { isMap, isScalar, type YAMLMap } from 'yaml';
import { partsOf, plainDate, type PlainDate, today } from '../../../../lib/dates/plain-date';
import { sessionFrom } from '../../../../lib/dates/session';
import { parseDayOfYear, parseWrittenDay } from '../../../../lib/dates/written-day';
import type { Migration } from '../../migration';
import { itemsOf, sessionStart, type UpgradeDay, upgradeDay } from './meant-days';

/** How many sessions after the one of the day each word meant. */
const words = { lastSession: -1, session: 0, nextSession: 1 } as const;
type Word = keyof typeof words;

/** The day from which an item without a day shows next: that of the upgrade, or the first of its season. */
function nextShown(item: YAMLMap, day: PlainDate): PlainDate {
  const [from, until] = ['from', 'until'].map((key) => parseDayOfYear(String(item.get(key) ?? '')));
  if (from === undefined || until === undefined) return day;
  const now = day.slice(5);
  const inSeason = from <= until ? now >= from && now <= until : now >= from || now <= until;
  if (inSeason) return day;
  const { year } = partsOf(day);
  // Its month tells the session: 29 February may be any day of it.
  return plainDate({ year: now < from ? year : year + 1, month: Number(from.slice(0, 2)), day: 1 });
}

/** The day whose session a dated item named; none where it comes again every year. */
function dayOf(item: YAMLMap): PlainDate | undefined {
  if (item.has('repeats')) return undefined;
  return parseWrittenDay(String(item.get('date') ?? item.get('from')));
}

/** Writes the sessions out that the texts of an item named by their distance from a day. */
function nameSessions(item: YAMLMap, day: PlainDate, at: UpgradeDay): void {
  const start = sessionStart({ ...at, today: day });
  for (const key of ['title', 'description']) {
    const node: unknown = item.get(key, true);
    if (!isScalar(node) || typeof node.value !== 'string') continue;
    node.value = node.value.replace(/\{(lastSession|session|nextSession)\}/g, (_, word: Word) =>
      sessionFrom(start + words[word], at.firstMonth),
    );
  }
}

/** A text that named the session of the day became another one by itself. */
export const namedSessions: Migration = {
  version: '0.3.0',
  words:
    'Titles and texts of the lists name their session, such as 2026-2027, in place of "{session}", "{lastSession}" and "{nextSession}". Those of highlights, notifications and registrations stay so now: write them anew for each session.',
  change(files, day = today()) {
    const at = upgradeDay(files, day);
    const each = (lists: readonly string[], dayFor: (item: YAMLMap) => PlainDate | undefined) => {
      const items = lists.flatMap((list) => itemsOf(files, list)?.items.filter(isMap) ?? []);
      for (const item of items) {
        const own = dayFor(item);
        if (own) nameSessions(item, own, at);
      }
    };
    each(['news', 'circulars', 'events'], dayOf);
    each(['highlights', 'notifications', 'registrations'], (item) => nextShown(item, day));
  },
};
