import type { KeptFile } from './kept-files';

/** Data of the build for the worker. */
export interface WorkerFacts {
  files: KeptFile[];
  /** Paths of the precached pages. */
  paths: string[];
  /** Pictures that are never cached. */
  never: string[];
  /** When the site was built, for reading. */
  asOf: string;
}

const [before, after] = ['const OFFLINE_FACTS=', ';'];

/** The worker's first line, in front of its bundled code. */
export const factsLine = (facts: WorkerFacts): string => before + JSON.stringify(facts) + after;

/** The facts in the code of a worker; throws where its first line has none. */
export function factsIn(worker: string): WorkerFacts {
  const [line = ''] = worker.split('\n', 1);
  if (!line.startsWith(before)) throw new Error('sw.js does not begin with its facts.');
  return JSON.parse(line.slice(before.length, -after.length)) as WorkerFacts;
}

/** The code of a worker with other facts. */
export const withFacts = (worker: string, facts: WorkerFacts): string =>
  factsLine(facts) + worker.slice(worker.indexOf('\n'));
