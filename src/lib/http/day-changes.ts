import { parsePlainDate } from '../dates/plain-date';
import { cleanText } from './text';

// Apart from `field-readers`, so that only lists of days load them.

/** What says by itself that it does not take place on its day. */
const SAYS_SO = /^(?:postpon|deferred|suspended|called off|moved|रद्द|स्थगित)/i;

/** 'Cancelled', with the reason where one was sent, or 'Postponed to 12 Dec 2026'; '' for what takes place. */
export function cancellation({ cancelled }: { readonly cancelled: boolean | string }): string {
  const reason = cleanText(cancelled);
  if (SAYS_SO.test(reason)) return reason.charAt(0).toUpperCase() + reason.slice(1);
  return reason ? `Cancelled: ${reason}` : cancelled === true ? 'Cancelled' : '';
}

/** The day on which it was to take place before; `undefined` where that is the day of the other field. */
export function oldDay(sent: { readonly date: string; readonly movedFrom: string }) {
  const old = parsePlainDate(sent.movedFrom);
  return old === parsePlainDate(sent.date) ? undefined : old;
}
