import type { Diagnostic } from '../../content/diagnostics';
import { formatDay } from '../../lib/dates/format';
import { addDays, type PlainDate, today } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';

/** Something that somebody should look at, at its place in the content. */
export interface Stale extends Diagnostic {
  /** Who looks after it, if that is written. */
  owner?: string;
  /** What it is called: '/Fee', or the title of a notice or an item. */
  name: string;
  why:
    | 'review'
    | 'draft'
    | 'ended'
    | 'todo'
    | 'perhaps-withdrawn'
    | 'paper'
    | 'issued'
    | 'expires'
    | 'expired';
  /** Since when; what is still to be done has been so until today. */
  since: PlainDate;
}

/** What is found of a page, a notice or an item, and at which of its keys. */
export type Finding = Pick<Stale, 'why' | 'since' | 'message'> & { key: string };

/** Days before its end from which a document is to be renewed: offices need weeks for an inspection. */
const RENEW_DAYS = 60;

/** What an editor should do about one item of a `papers` block, at a moment. */
export function documentFindings(item: Readonly<Record<string, unknown>>, now: number): Finding[] {
  const day = today(now);
  const expires = parseWrittenDay(String(item.expires));
  const found: Finding[] = [];
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
