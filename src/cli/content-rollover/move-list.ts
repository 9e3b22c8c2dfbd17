import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { documentText } from '../document-text';
import { moveDays } from './move-days';
import type { SchoolSession } from './school-session';

/**
 * The text of service/calendar.yaml with drafts for the session to come: of each entry of the old session
 * that the new one doesn't have yet. Entries that repeat every year stay as they are.
 */
export function withNextEntries(text: string, old: SchoolSession, next: SchoolSession): string {
  const document = parseDocument(text);
  const list: unknown = document.contents;
  if (!isSeq(list)) return text;
  const dated = list.items.flatMap((node) => {
    if (!isMap(node) || node.has('repeats')) return [];
    const key = node.has('from') ? 'from' : 'date';
    const date = parseWrittenDay(String(node.get(key)));
    return date ? [{ node, key, date, title: String(node.get('title')) }] : [];
  });
  const within = (session: SchoolSession) =>
    dated.filter(({ date }) => session.first <= date && date <= session.last);
  const known = new Set(within(next).map(({ title }) => title));
  const fresh = within(old).filter(({ title }) => !known.has(title));
  if (fresh.length === 0) return text;
  for (const { node, key, date, title } of fresh) {
    const copy = node.clone();
    const day = isMap(copy) ? copy.get(key, true) : undefined;
    if (!isMap(copy) || !isScalar(day)) continue;
    const until = parseWrittenDay(String(node.get('until')));
    const moved = moveDays({ from: date, to: until, event: title }, next);
    day.value = moved.from;
    if (until) copy.set('until', moved.to);
    copy.set('draft', true);
    copy.set('todo', 'Look the day up, then remove "draft".');
    list.items.splice(list.items.indexOf(node) + 1, 0, copy);
  }
  return documentText(document, text);
}
