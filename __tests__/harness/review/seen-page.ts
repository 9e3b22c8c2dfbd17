import type { SeenPage } from '../../../harness/review/see-site';

/** A page as the review has seen it, with changes. */
export const page = (path: string, changes: Partial<SeenPage> = {}): SeenPage => ({
  path,
  text: ['Fee', 'Pay by the tenth.', 'The office is open.'],
  scripts: 0,
  allScripts: 120_000,
  axe: [],
  ...changes,
});
