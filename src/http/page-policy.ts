import { today } from '../dates/plain-date';
import { keepPrivacy } from '../privacy/keep-privacy';
import { readPolicy } from '../privacy/policy';

/** What may be shown of children, as the page's head says it; '' where that is everything. */
function policyOfPage(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>('meta[name="school"]')?.dataset.privacy ?? '';
}

/**
 * A reply as the school lets it be shown, by the path of its call. The embedded content service holds to
 * the school's rules itself; another provider knows nothing of them.
 */
export function asAllowed(json: unknown, path: string): unknown {
  const policy = policyOfPage();
  return policy ? keepPrivacy(json, path, readPolicy(policy), today()) : json;
}
