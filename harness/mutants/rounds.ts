import type { Mutation } from './mutations';

/** A fault that is tried, and the tests that may notice it. */
export interface Trial {
  mutation: Mutation;
  /** Its place in the list, from 1 on. */
  number: number;
  /** Every test that reaches its file. */
  related: ReadonlySet<string>;
  /** Those that are still to be run, the likeliest first. */
  waiting: string[];
  /** How many were run. */
  ran: number;
  /** The test that noticed it. */
  killedBy?: string;
}

/** Faults that stand in the copy at once, each with tests of its own: none of them reaches another fault. */
export type Round = readonly { trial: Trial; tests: readonly string[] }[];

/** How many tests a fault gets in a round, and how many run in a round in all. */
const testsEach = 1;
const testsInAll = 24;

const isApart = (tests: readonly string[], related: ReadonlySet<string>) =>
  tests.every((test) => !related.has(test));

/**
 * The next round for those that nobody has noticed yet: a test that fails in it has noticed the one fault
 * that it reaches. Empty when there is nothing left to run.
 */
export function nextRound(trials: readonly Trial[]): Round {
  const round: { trial: Trial; tests: string[] }[] = [];
  const open = trials.filter(({ killedBy, waiting }) => killedBy === undefined && waiting[0]);
  // What few tests reach leaves the others the most room.
  for (const trial of [...open].sort((a, b) => a.related.size - b.related.size)) {
    if (round.length * testsEach >= testsInAll) break;
    const tests = trial.waiting.slice(0, testsEach);
    const isFree = round.every(
      (other) =>
        isApart(tests, other.trial.related) &&
        isApart(other.tests, trial.related) &&
        other.trial.mutation.file !== trial.mutation.file,
    );
    if (isFree) round.push({ trial, tests });
  }
  return round;
}

/** Takes what a round has found into its trials. */
export function settle(round: Round, failed: ReadonlySet<string>): void {
  for (const { trial, tests } of round) {
    trial.waiting = trial.waiting.filter((test) => !tests.includes(test));
    trial.ran += tests.length;
    const killer = tests.find((test) => failed.has(test));
    if (killer !== undefined) trial.killedBy = killer;
  }
}
