import { isMap, isScalar, isSeq, visit, YAMLMap, YAMLSeq, type Document } from 'yaml';
import { weekdayName } from '../../lib/dates/format';
import { monthsBetween } from '../../lib/dates/month';
import { addYears, parsePlainDate, type PlainDate } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { isLookedUp, moveDays } from './move-days';
import type { SchoolSession } from './school-session';

/** A holiday whose new day somebody has to look up. */
export interface Unsure {
  event: string;
  from: PlainDate;
}

/** Writes a text over another one, so that its quotes and comments stay. */
function overwrite(map: YAMLMap, key: string, value: string): void {
  const node = map.get(key, true);
  if (isScalar(node)) node.value = value;
}

function moveEntry(entry: YAMLMap, session: SchoolSession) {
  const first = parseWrittenDay(String(entry.get('date') ?? entry.get('from')));
  if (!first) return undefined;
  const event = String(entry.get('event'));
  const days = { from: first, to: parseWrittenDay(String(entry.get('to'))), event };
  const { from, to } = moveDays(days, session);
  overwrite(entry, entry.has('date') ? 'date' : 'from', from);
  if (to !== undefined) overwrite(entry, 'to', to);
  if (entry.has('weekday')) overwrite(entry, 'weekday', weekdayName(from));
  const unsure = entry.get('type') === 'holiday' && isLookedUp(days);
  return { from, to: to ?? from, event, unsure };
}

/** Moves the entries of one calendar; each comes to stand in the month of its new day. */
function moveMonths(months: YAMLSeq, session: SchoolSession): Unsure[] {
  const found: Unsure[] = [];
  const seen = new Set<string>();
  const lists = new Map<string, YAMLSeq>();
  const moved: { node: YAMLMap; from: PlainDate; months: string[] }[] = [];
  for (const month of months.items.filter((item) => isMap(item))) {
    const day = parsePlainDate(`${String(month.get('month'))}-01`);
    const entries = month.get('entries');
    if (!day || !isSeq(entries)) continue;
    const name = addYears(day, 1).slice(0, 7);
    overwrite(month, 'month', name);
    lists.set(name, entries);
    for (const node of entries.items.splice(0).filter((item) => isMap(item))) {
      const entry = moveEntry(node, session);
      if (!entry) continue;
      const { from, to, event, unsure } = entry;
      const key = [from, to, event].join();
      // A stretch stands in each month that it runs through.
      if (seen.has(key)) continue;
      seen.add(key);
      // What reaches into the session begins in its first month; what is over before it stays where it was.
      const own = (to < session.first ? from : session.first).slice(0, 7);
      moved.push({ node, from, months: monthsBetween(from, to).filter((one) => one >= own) });
      if (unsure) found.push({ event, from });
    }
  }
  moved.sort((a, b) => a.from.localeCompare(b.from));
  for (const { node, months: names } of moved) {
    names.forEach((name, index) => {
      const list = lists.get(name) ?? addMonth(months, name);
      lists.set(name, list);
      list.items.push(index === 0 ? node : node.clone());
    });
  }
  months.items = months.items.filter((month) => {
    const entries = isMap(month) ? month.get('entries') : undefined;
    return !isSeq(entries) || entries.items.length > 0;
  });
  return found;
}

function addMonth(months: YAMLSeq, name: string): YAMLSeq {
  const [month, entries] = [new YAMLMap(), new YAMLSeq()];
  month.set('month', name);
  month.set('entries', entries);
  const later = months.items.findIndex((item) => isMap(item) && String(item.get('month')) > name);
  months.items.splice(later < 0 ? months.items.length : later, 0, month);
  return entries;
}

/** Moves every calendar block of a page to a session; gives the holidays that have to be looked up. */
export function moveCalendars(document: Document, session: SchoolSession): Unsure[] {
  const found: Unsure[] = [];
  visit(document, {
    Map: (_, map) => {
      const months = map.get('months');
      if (map.get('kind') === 'calendar' && isSeq(months)) {
        found.push(...moveMonths(months, session));
        return visit.SKIP;
      }
      return undefined;
    },
  });
  return found;
}
