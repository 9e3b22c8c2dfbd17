import type { Migration } from '../migration';
import { birthdayRows } from './birthday-rows';
import { brandColours } from './brand-colours';
import { namedDecoration } from './decoration';
import { namedExaminations } from './examinations';
import { namedSessions } from './relative-dates/named-sessions';
import { topperSessions, trueDates } from './relative-dates/true-dates';
import { tickerLinks } from './ticker-links';

/** Every change of the content's form, oldest first. */
export const migrations: readonly Migration[] = [
  brandColours,
  tickerLinks,
  namedExaminations,
  trueDates,
  topperSessions,
  namedSessions,
  birthdayRows,
  namedDecoration,
];
