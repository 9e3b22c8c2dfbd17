import { listQuery } from '../../lib/http/read-record';
import { newestFirst } from '../shared/order';
import { circularsCall } from './circulars.calls';
import { CIRCULAR } from './circulars.attachments';
import { readCircular, type Circular } from './circulars.schema';

export { circularsCall };

/** The items of category Circular, newest first. */
export function onlyCirculars(items: readonly Circular[]): Circular[] {
  return newestFirst(items.filter((item) => item.category === CIRCULAR));
}

/** All circulars, newest first. */
export const circularsQuery = listQuery(['circulars'], circularsCall, readCircular, onlyCirculars);
