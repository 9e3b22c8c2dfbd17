import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { parsePlainDate } from '../../dates/plain-date';
import { documentText } from '../document-text';
import { moveDays } from './move-days';
import type { SchoolSession } from './school-session';

/**
 * The text of service/calendar.yaml with drafts for the session to come: of each entry with a full date
 * in the old session that the new one doesn't have yet. Entries of every session stay as they are.
 */
export function withNextEntries(text: string, old: SchoolSession, next: SchoolSession): string {
  const document = parseDocument(text);
  const list: unknown = document.contents;
  if (!isSeq(list)) return text;
  const dated = list.items.flatMap((node) => {
    const date = isMap(node) ? parsePlainDate(node.get('date')) : undefined;
    return isMap(node) && date ? [{ node, date, title: String(node.get('title')) }] : [];
  });
  const within = (session: SchoolSession) =>
    dated.filter(({ date }) => session.first <= date && date <= session.last);
  const known = new Set(within(next).map(({ title }) => title));
  const fresh = within(old).filter(({ title }) => !known.has(title));
  if (fresh.length === 0) return text;
  for (const { node, date, title } of fresh) {
    const copy = node.clone();
    const day = isMap(copy) ? copy.get('date', true) : undefined;
    if (!isMap(copy) || !isScalar(day)) continue;
    day.value = moveDays({ from: date, event: title }, next).from;
    copy.set('draft', true);
    copy.set('todo', 'Look the day up, then remove "draft".');
    list.items.splice(list.items.indexOf(node) + 1, 0, copy);
  }
  return documentText(document, text);
}
