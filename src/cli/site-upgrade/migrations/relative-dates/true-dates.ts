import { isMap, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { formatLongDay } from '../../../../lib/dates/format';
import { type PlainDate, today } from '../../../../lib/dates/plain-date';
import { sessionFrom } from '../../../../lib/dates/session';
import type { ContentFiles } from '../../content-files';
import type { Migration } from '../../migration';
import { eventDays, itemsOf, publishedDays, resultsSession, upgradeDay } from './meant-days';
import { parseWhen } from './when';

function setDay(item: YAMLMap, day: PlainDate): void {
  const node: unknown = item.get('date', true);
  if (!isScalar(node)) return;
  node.value = formatLongDay(day);
  // Without the quotes that '12 May, last year' needs in a group on one line.
  delete node.type;
}

/** Gives an item the days that it meant: one of them itself, the others copies that follow it. */
function writeDays(list: YAMLSeq, item: YAMLMap, days: readonly PlainDate[]): void {
  const copies = days.slice(1).map((day) => {
    const copy = item.clone() as YAMLMap;
    // A comment stands once.
    delete copy.commentBefore;
    delete copy.comment;
    setDay(copy, day);
    return copy;
  });
  const [newest] = days;
  if (newest) setDay(item, newest);
  list.items.splice(list.items.indexOf(item) + 1, 0, ...copies);
}

/** Every item whose day depended on the year, with its list, that day and for how many sessions it stood. */
function relativeItems(files: ContentFiles, names: readonly string[]) {
  return names.flatMap((name) => {
    const list = itemsOf(files, name);
    return (list?.items.filter(isMap) ?? []).flatMap((item) => {
      const years = Number(item.get('years') ?? 1);
      const when = parseWhen(String(item.get('date')));
      item.delete('years');
      return list && when && when.kind !== 'exact' ? [{ name, list, item, when, years }] : [];
    });
  });
}

/** News and the like stood in the list again in every session. */
export const trueDates: Migration = {
  version: '0.3.0',
  words:
    'News, circulars, albums, videos, events and calendar entries have the day with its year; "years" has become an item for each of them. What came on a day of every year has "repeats: yearly": remove it where that is not meant.',
  change(files, day = today()) {
    const at = upgradeDay(files, day);
    const published = ['news', 'circulars', 'albums', 'videos'];
    for (const { name, list, item, when, years } of relativeItems(files, published)) {
      // An album has an address of its own: it cannot stand twice.
      writeDays(list, item, publishedDays(when, name === 'albums' ? 1 : years, at));
    }
    for (const { list, item, when, years } of relativeItems(files, ['events', 'calendar'])) {
      const days = eventDays(when, years, at);
      const first = when.kind === 'yearly' && when.yearsAgo === 0 ? days.at(-1) : undefined;
      if (first) {
        setDay(item, first);
        item.set('repeats', 'yearly');
      } else writeDays(list, item, days);
    }
  },
};

/** Toppers were told by the age of their session, and became those of the next one in May. */
export const topperSessions: Migration = {
  version: '0.3.0',
  words:
    'Toppers have the session of their examination, which stays theirs, in place of "sessionsAgo".',
  change(files, day = today()) {
    const at = upgradeDay(files, day);
    for (const item of itemsOf(files, 'toppers')?.items.filter(isMap) ?? []) {
      const pair = item.items.find(({ key }) => isScalar(key) && key.value === 'sessionsAgo');
      if (!pair || !isScalar(pair.key) || !isScalar(pair.value)) continue;
      pair.key.value = 'session';
      pair.value.value = sessionFrom(resultsSession(Number(pair.value.value), at), at.firstMonth);
    }
  },
};
