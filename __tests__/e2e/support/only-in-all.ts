/**
 * Leaves a test to `npm run test:all`, where it repeats on another page, device or day what `npm test` holds
 * once; `docs/testing.md` says which, and why.
 */
export const onlyInAll = (repeats = true): { tag?: string } => (repeats ? { tag: '@all' } : {});
