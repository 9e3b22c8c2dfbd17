import { isRecord } from '../../content/record';

/** Why a message is probably spam: a field that no visitor sees is filled in, or nobody types so fast. */
export type Suspicion = 'hidden field' | 'too fast';

/** Named as the site's own form names them (`features/contact/contact.schema.ts`). */
const fields = { trap: 'leave_this_empty', opened: 'opened', seconds: 'seconds' } as const;

/** Nobody reads, fills in and sends five fields sooner, in seconds, even where the browser fills in three. */
const shortest = 3;

/** A time from a form, in seconds; undefined for what is none. */
function secondsIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * What speaks for a robot in the entries of a form. Its time is counted from the page's being sent (`opened`,
 * seconds since 1970) or by the page's script (`seconds`); a form without both, of a page that was kept
 * or comes from another server, is no worse for it. `now` in ms.
 */
export function suspicionOf(entries: unknown, now: number): Suspicion | undefined {
  if (!isRecord(entries)) return undefined;
  const trap = entries[fields.trap];
  if (typeof trap === 'string' && trap.trim() !== '') return 'hidden field';
  const opened = secondsIn(entries[fields.opened]);
  const taken = opened === undefined ? secondsIn(entries[fields.seconds]) : now / 1000 - opened;
  // Before its page was sent: another clock. Nothing follows from that.
  return taken !== undefined && taken >= 0 && taken < shortest ? 'too fast' : undefined;
}

/** Whether the visitor asks for a copy by e-mail. */
export const wantsCopy = (entries: unknown): boolean =>
  isRecord(entries) && (entries['copy'] === 'yes' || entries['copy'] === true);
