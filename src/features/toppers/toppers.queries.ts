import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { readTopper, type Topper, type TopperClass } from './toppers.schema';

/** The home page's toppers: those of the newest session. */
export const homeToppersCall: ListCall<Sent<'Topper'>> = {
  name: 'Home toppers',
  path: '/api/topper/{code}',
  auth: true,
};

/** The toppers of all sessions. */
export const toppersCall: ListCall<Sent<'Topper'>> = {
  name: 'Toppers list',
  path: '/api/topper/all/{code}',
  auth: true,
};

/** Picks the toppers of a class, best score first; one function a class, so React Query reuses it. */
export const toppersOf: Record<TopperClass, (toppers: readonly Topper[]) => Topper[]> = {
  X: (toppers) => bestFirst(toppers.filter((topper) => topper.class === 'X')),
  XII: (toppers) => bestFirst(toppers.filter((topper) => topper.class === 'XII')),
};

/** The home page's toppers of a class (XII is ISC, X is ICSE), best first. */
export function homeToppersQuery(topperClass: TopperClass) {
  return listQuery(['toppers', 'home'], homeToppersCall, readTopper, toppersOf[topperClass]);
}

/** The toppers of a class over all sessions, best first. */
export function toppersQuery(topperClass: TopperClass) {
  return listQuery(['toppers', 'all'], toppersCall, readTopper, toppersOf[topperClass]);
}

function bestFirst(toppers: Topper[]): Topper[] {
  return toppers.sort((a, b) => (b.score ?? -1) - (a.score ?? -1));
}
