import type { PlainDate } from '../../dates/plain-date';
import { keepPrivacy } from '../../privacy/keep-privacy';
import type { PrivacyPolicy } from '../../privacy/policy';
import { applied } from '../../privacy/withdrawn';
import type { Dataset } from './dataset';
import { lists } from './lists';

/** What makes each list as the school lets it be shown. */
export type AllowedLists = typeof lists;

/** The lists under a school's rules for children's data. */
export function allowedLists(policy: PrivacyPolicy): AllowedLists {
  const rules = applied(policy);
  const entries = Object.entries(lists).map(([route, make]) => [
    route,
    (data: Dataset, day: PlainDate) => keepPrivacy(make(data, day), route, rules, day),
  ]);
  // Records lose what may not be shown, in fields that the description allows to be other or empty.
  return Object.fromEntries(entries) as AllowedLists;
}
