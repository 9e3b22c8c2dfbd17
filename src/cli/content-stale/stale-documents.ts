import { formatDay } from '../../lib/dates/format';
import { addDays, type PlainDate, today } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';
import type { DocumentReason } from './stale';

/** Days before its end from which a document is to be renewed: offices need weeks for an inspection. */
const RENEW_DAYS = 60;

/** What is wrong with a document, and with which of its keys. */
export interface DocumentFinding {
  why: DocumentReason;
  key: 'name' | 'issued' | 'expires';
  since: PlainDate;
  message: string;
}

/** What an editor should do about one item of a `papers` block, at a moment. */
export function documentFindings(
  item: Readonly<Record<string, unknown>>,
  now: number,
): DocumentFinding[] {
  const day = today(now);
  const expires = parseWrittenDay(String(item.expires));
  const found: DocumentFinding[] = [];
  if (expires && expires < day) {
    const message = `it expired on ${formatDay(expires)}; renew it, then write the new "issued", "expires" and "paper"`;
    found.push({ why: 'expired', key: 'expires', since: addDays(expires, 1), message });
  } else if (expires && addDays(expires, -RENEW_DAYS) <= day) {
    const message = `it expires on ${formatDay(expires)}; renew it, then write the new "issued", "expires" and "paper"`;
    found.push({ why: 'expires', key: 'expires', since: addDays(expires, -RENEW_DAYS), message });
  }
  if (item.paper === undefined && item.noPaper !== true) {
    const message =
      'its document is missing; put the file into content/papers and write its name as "paper", or "noPaper: true" if none belongs on the site';
    found.push({ why: 'paper', key: 'name', since: day, message });
  }
  // What has a document or an end was issued on some day; a committee without either need not be.
  if (item.issued === undefined && (item.paper !== undefined || item.expires !== undefined)) {
    const message = 'its day of issue is missing; write it as "issued", such as issued: 2026-04-01';
    found.push({ why: 'issued', key: 'name', since: day, message });
  }
  return found;
}
