import type { Mutation } from './mutations';

/** A fault that is tried, and the tests that may notice it. */
export interface Trial {
  mutation: Mutation;
  /** Its place in the list, from 1 on. */
  number: number;
  /** How many tests reach its file. */
  related: number;
  /** Those that are still to be run, the likeliest first. */
  waiting: readonly string[];
  /** How many were run. */
  ran: number;
  /** The test that noticed it. */
  killedBy?: string;
}

/** Tests that run in one process, each with a fault of its own. */
export type Round = ReadonlyMap<string, Trial>;

/** How many tests one process runs: its memory grows with each. */
const testsInAll = 40;

/** The next test of each fault that nobody has noticed yet. Empty when there is nothing left to run. */
export function nextRound(trials: readonly Trial[]): Round {
  const round = new Map<string, Trial>();
  for (const trial of trials) {
    const [test] = trial.waiting;
    // A test that another fault has waits for the next round.
    if (trial.killedBy !== undefined || test === undefined || round.has(test)) continue;
    if (round.size < testsInAll) round.set(test, trial);
  }
  return round;
}

/** Takes what a round has found into its trials. */
export function settle(round: Round, failed: ReadonlySet<string>): void {
  for (const [test, trial] of round) {
    trial.waiting = trial.waiting.slice(1);
    trial.ran += 1;
    if (failed.has(test)) trial.killedBy = test;
  }
}
