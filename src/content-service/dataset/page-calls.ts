import type { PrivacyPolicy } from '../../lib/privacy/policy';
import { withdrawnIn } from '../../lib/privacy/withdrawn';
import { today } from '../../lib/dates/plain-date';
import { listVersion, type PageVersions } from '../../lib/http/list-version';
import { callCaching, notStored } from '../caching';
import type { Dataset } from './dataset';
import type { ListRoute, Lists } from './lists';

/** Lists that a school may keep out of its pages, as they name children there, by their calls. */
const keptBack = {
  albums: ['/api/gallery/:code', '/api/gallery/All/:code'],
  circulars: ['/api/circular/all/:code'],
  news: ['/api/news/all/:code'],
};

/** The calls whose lists stand in built pages: none that names children. */
export function pageCalls({ fetchedOnly = [] }: Pick<PrivacyPolicy, 'fetchedOnly'>): ListRoute[] {
  const kept = new Set(fetchedOnly.flatMap((name) => keptBack[name]));
  const isList = (route: string): route is ListRoute => route.endsWith('/:code');
  return Object.entries(callCaching).flatMap(([route, caching]) =>
    isList(route) && caching !== notStored && !kept.has(route) ? route : [],
  );
}

/** The path of a call as it stands in code: '/api/news/all/{code}'. */
export const codePath = (route: ListRoute): string => route.replace(':code', '{code}');

/** The version of the public list of certificates, as the rules show it; none where no certificate has a number. */
export function registerVersion(
  policy: Pick<PrivacyPolicy, 'certificates' | 'withdrawn'>,
  { register }: Pick<Dataset, 'register'>,
): Record<string, string> {
  const withdrawn = withdrawnIn(policy.withdrawn);
  const listed = register.filter(
    ({ number, name }) => number !== undefined && !withdrawn.isChild(name),
  );
  return listed.length === 0 ? {} : { register: listVersion([policy.certificates, ...listed]) };
}

/** The versions of what a service would send at a moment, and of the public list of certificates. */
export function pageVersions(
  policy: Pick<PrivacyPolicy, 'fetchedOnly' | 'certificates' | 'withdrawn'>,
  lists: Lists,
  data: Dataset,
  now: Date,
): PageVersions {
  const day = today(now);
  const entries = pageCalls(policy).map((route) => [
    codePath(route),
    listVersion(lists[route](data, day)),
  ]);
  const register = registerVersion(policy, data);
  const versions = Object.fromEntries(entries) as Record<string, string>;
  return { day, versions: { ...versions, ...register } };
}
