import { brokenCases, type FaultCase, mixedCases } from './fault-drive';
import { faultPages } from './fault-pages';

const ofLists = [...brokenCases, ...mixedCases];

/**
 * Of everything that can go wrong with the calls of the pages, the half that pages meet in whose lists stand from the
 * build, or those without. Each call meets each fault; each fault, as each call, is met by pages of both kinds.
 */
export const casesOf = (index: number, isBuilt: boolean): readonly FaultCase[] =>
  (faultPages[index]?.cases ?? ofLists).filter(
    (_, place) => (place + index) % 2 === Number(isBuilt),
  );

/** Pages with the view of another: of the principal's message, and of ISC's toppers. */
const alike = ['/ManagerMessage', '/ICSEToppers'];

const sharing = faultPages.filter(({ path, cases }) => !cases && !alike.includes(path));

/** The share of a page when so many pages share cases in turns. */
const share = (cases: readonly FaultCase[], index: number, pages: number) =>
  cases.filter((_, place) => place % pages === index);

/** The first of each kind of reply to a single record: what the page shows for it, and whether it is logged. */
function oneOfEachKind(cases: readonly FaultCase[]): FaultCase[] {
  const kindOf = ({ shows, words, logged }: FaultCase) => JSON.stringify([shows, words, logged]);
  const first = new Map<string, FaultCase>();
  for (const one of cases) if (!first.has(kindOf(one))) first.set(kindOf(one), one);
  return [...first.values()];
}

/**
 * The cases of a page of `faultPages` in `npm test`: the pages of lists share them in turns, so that each
 * fault is met once and each list meets one without any good record, and one with some, if there are
 * enough; none where another has the same view. No fault was ever found on one list that another, read by the same code, did not have.
 */
export function sampleOf(index: number): readonly FaultCase[] {
  const subject = faultPages[index];
  if (!subject) return [];
  if (subject.cases) return oneOfEachKind(subject.cases);
  const place = sharing.indexOf(subject);
  if (place < 0) return [];
  return [
    ...share(brokenCases, place, sharing.length),
    ...share(mixedCases, place, sharing.length),
  ];
}
