import { today } from '../../dates/plain-date';
import type { ChildForm, PrivacyPolicy } from '../../privacy/policy';
import { shownName } from '../../privacy/shown-name';
import { type Withdrawn, withdrawnIn } from '../../privacy/withdrawn';
import { withheldName } from '../../privacy/without-names';
import type { WrittenPrivacy } from './privacy.schema';
import { policyOf } from './read-privacy';

/** What the built site knows of the school's rules for children's data. */
export interface ChildrenPrivacy {
  /** What the content service and browsers hold to. */
  policy: PrivacyPolicy;
  /** What is shown of pupils with an office on the day of the build. */
  council: ChildForm;
  /** Whether a name is that of a child who is withdrawn, or may be. */
  isWithdrawn: Withdrawn['isChild'];
}

/** The rules as they stand at a moment, in milliseconds since 1970. */
export function childrenPrivacy(
  written: WrittenPrivacy | undefined,
  fingerprints: readonly string[],
  now: number,
): ChildrenPrivacy {
  const { name = 'full', picture = 'photo', until } = written?.council ?? {};
  const hasEnded = until !== undefined && until < today(new Date(now));
  return {
    // A withdrawal counts even where the file has an error elsewhere.
    policy: { ...policyOf(written), withdrawn: fingerprints },
    council: hasEnded ? { name: 'none', picture: 'drawing' } : { name, picture },
    isWithdrawn: withdrawnIn(fingerprints).isChild,
  };
}

/** A pupil with an office as the site shows them; `pictured` tells whether a portrait may stand there. */
export function shownPupil(
  name: string,
  { council, isWithdrawn }: Omit<ChildrenPrivacy, 'policy'>,
): { name: string; pictured: boolean } {
  if (name === withheldName || isWithdrawn(name)) return { name: withheldName, pictured: false };
  return { name: shownName(name, council.name), pictured: council.picture === 'photo' };
}
