import { parsePlainDate } from '../dates/plain-date';
import { cleanText } from './text';

// Apart from `field-readers`, so that only lists of days load them.

/** 'Cancelled', with the reason where one was sent; '' for what takes place. */
export function cancellation({ cancelled }: { readonly cancelled: boolean | string }): string {
  const reason = cleanText(cancelled);
  return reason ? `Cancelled: ${reason}` : cancelled === true ? 'Cancelled' : '';
}

/** The day on which it was to take place before; `undefined` where that is the day of the other field. */
export function oldDay(sent: { readonly date: string; readonly movedFrom: string }) {
  const old = parsePlainDate(sent.movedFrom);
  return old === parsePlainDate(sent.date) ? undefined : old;
}
