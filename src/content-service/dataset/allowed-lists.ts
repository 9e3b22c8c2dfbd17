import type { PlainDate } from '../../dates/plain-date';
import { keepPrivacy } from '../../privacy/keep-privacy';
import type { PrivacyPolicy } from '../../privacy/policy';
import { namedFiles } from '../list-files/named-files';
import { withdrawnIn } from '../../privacy/withdrawn';
import type { Dataset } from './dataset';
import { type ListRoute, lists } from './lists';

/** What makes each list as the school lets it be shown. */
export type AllowedLists = typeof lists;

/** The lists under a school's rules for children's data. */
export function allowedLists(policy: PrivacyPolicy): AllowedLists {
  const entries = Object.entries(lists).map(([route, make]) => [
    route,
    (data: Dataset, day: PlainDate) => keepPrivacy(make(data, day), route, policy, day),
  ]);
  // Records lose what may not be shown, in fields that the description allows to be other or empty.
  return Object.fromEntries(entries) as AllowedLists;
}

/** What tells the files that nobody is sent, by their paths. */
export type IsWithheld = (path: string, data: Dataset, day: PlainDate) => boolean;

/** Files that a list names and may not show, and those that were withdrawn by their paths. */
export function withheldFiles(policy: PrivacyPolicy): IsWithheld {
  const allowed = allowedLists(policy);
  const { isFile } = withdrawnIn(policy.withdrawn);
  let kept: { data: Dataset; day: PlainDate; paths: Set<string> } | undefined;

  const filesOf = (from: AllowedLists, data: Dataset, day: PlainDate) =>
    (Object.keys(from) as ListRoute[]).flatMap((route) => [...namedFiles(from[route](data, day))]);
  const pathsOn = (data: Dataset, day: PlainDate): Set<string> => {
    if (kept?.data === data && kept.day === day) return kept.paths;
    const paths = new Set(filesOf(lists, data, day));
    // The roster's portraits come by turns: all of them are shown on one day or another, or none.
    if (policy.birthdays.picture === 'drawing')
      data.birthdays.pictures.forEach((p) => paths.add(p));
    for (const path of filesOf(allowed, data, day)) paths.delete(path);
    kept = { data, day, paths };
    return paths;
  };
  return (path, data, day) => isFile(path) || pathsOn(data, day).has(path);
}
