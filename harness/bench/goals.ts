import type { PageKind } from '../../src/seo/page-kind';
import type { Row } from './row';

/** What a value has to reach, and what it is hoped to. */
export type Goal = Pick<Row, 'limit' | 'stretch' | 'shareLimit' | 'shareStretch'>;

/** What lists, messages and the front page load of scripts before they are idle; 1 KB is 1,000 bytes. */
export const scriptGoals = {
  live: { limit: 105_000, stretch: 90_000 },
  front: { limit: 120_000, stretch: 105_000 },
  // Documents and forms load none before the first move.
  waiting: { limit: 0 },
} satisfies Record<string, Goal>;

/** A page, as far as its goals depend on it. */
interface GoalPage {
  path: string;
  kind: PageKind;
}

/** The goal of a page's script. */
export function scriptGoalOf({ path, kind }: GoalPage): { limit: number; stretch?: number } {
  if (kind !== 'live') return scriptGoals.waiting;
  return path === '/' ? scriptGoals.front : scriptGoals.live;
}

/** HTML of a page in Brotli: what a server can send before it has to wait for an answer. */
export const htmlGoal = { limit: 14_600 } satisfies Goal;

/** Fonts on the first view; reached is the core of the three, as no page of this school needs more. */
export const fontGoal = { limit: 70_000, stretch: 38_500 } satisfies Goal;

/** The heaviest picture that a phone loads. */
export const pictureGoal = { limit: 120_000 } satisfies Goal;

/** The stylesheets of all pages after gzip: what the first screen does not need, and paper's rules. */
export const sheetGoals = {
  site: { limit: 16_000 },
  print: { limit: 5_000 },
} satisfies Record<string, Goal>;

/** Time in which scripts run, of the base's. */
export const scriptTimeGoal: Goal = { shareLimit: 0.5, shareStretch: 0.35 };

/** Blocking time in ms. */
export const blockingMsGoal: Goal = { limit: 100, stretch: 50 };

/** The same, of the base's too. */
export const blockingGoal: Goal = { ...blockingMsGoal, shareLimit: 0.4 };

/** Largest paint, times that of the same page without scripts. */
export const paintGoals: Record<string, Goal> = {
  '/': { limit: 1.1 },
  '/News': { limit: 1.3, stretch: 1.1 },
};

/** From the press on a link to the next page's heading: no slower than the base. */
export const moveGoal: Goal = { shareLimit: 1 };

/** The same where the browser has prerendered the page, in ms. */
export const prerenderedGoal: Goal = { limit: 100 };

/** Time of a build, of the base's. */
export const buildTimeGoal: Goal = { shareLimit: 0.5 };

/** The most memory of a build. */
export const memoryGoal: Goal = { limit: 1.5e9 };

/** Nothing moves: with three digits, as shifts are written, this is still 0.000. */
export const shiftGoal: Goal = { limit: 0.0004 };
