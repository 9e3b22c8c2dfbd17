import { todayFile } from '../../lib/dates/today-file';
import { sitePath } from '../../lib/site-path';
import type { TodayTable } from '../../lib/dates/today-table';
import type { Behaviour } from '../hooks/use-behaviour';
import { updateToday } from './update-today';

/** Fetches today's opening hours and shows them, on a page too large to hold them inline. */
export const todayBehaviour: Behaviour = (place) => {
  let end: (() => void) | undefined;
  let isLeft = false;
  const begin = async () => {
    const response = await fetch(process.env.GATSBY_BASE ? sitePath(todayFile) : todayFile);
    if (response.ok && !isLeft) end = updateToday(place, (await response.json()) as TodayTable);
  };
  // Without it the place stays empty.
  begin().catch(() => undefined);
  return () => {
    isLeft = true;
    end?.();
  };
};

export default todayBehaviour;
