import type { PageKind } from '../../../src/templates/head/page-kind';

/** The most that a value may be. */
interface Goal {
  limit: number;
}

/** What lists, messages and the front page load of scripts before they are idle; 1 KB is 1,000 bytes. */
export const scriptGoals = {
  live: { limit: 85_000 },
  front: { limit: 40_000 },
  // Documents and forms load none before the first move.
  waiting: { limit: 0 },
} satisfies Record<string, Goal>;

/** A page, as far as its goals depend on it. */
interface GoalPage {
  path: string;
  kind: PageKind;
}

/** The goal of a page's script. */
export function scriptGoalOf({ path, kind }: GoalPage): Goal {
  if (kind !== 'live') return scriptGoals.waiting;
  return path === '/' ? scriptGoals.front : scriptGoals.live;
}

/** HTML of a page in Brotli: what a server can send before it has to wait for an answer. */
export const htmlGoal = { limit: 14_600 } satisfies Goal;

/** Fonts on the first view: the core of the three, and the letters of the motto. */
const fontGoal = { files: 4, limit: 43_500 } satisfies Goal & { files: number };

/** The goal of a page's fonts, in bytes; one with a heading in Devanagari has that in a second weight. */
export const fontGoalOf = ({ path }: Pick<GoalPage, 'path'>) =>
  path === '/OurVision' ? { files: 5, limit: 48_500 } : fontGoal;

/** The stylesheets of all pages after gzip: what the first screen does not need, and paper's rules. */
export const sheetGoals = {
  // Rows that scroll and a dialog that opens without 70 KB of scripts take half a kilobyte more of rules.
  site: { limit: 17_000 },
  print: { limit: 5_000 },
} satisfies Record<string, Goal>;
