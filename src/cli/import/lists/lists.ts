import { calendar, circulars, events, videos } from './dated-lists';
import { birthdays, toppers } from './pupil-lists';
import { register } from './register';
import type { Target } from './target';

/** The lists of the content service that tables are imported into. */
export const lists: readonly Target[] = [
  birthdays,
  toppers,
  events,
  calendar,
  circulars,
  videos,
  register,
];
