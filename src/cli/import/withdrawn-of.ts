import { privateWithdrawn } from '../../content/privacy/private-withdrawn';
import { withdrawnFingerprints } from '../../content/privacy/read-privacy';
import { type Withdrawn, withdrawnIn } from '../../lib/privacy/withdrawn';
import { pluralize } from '../../lib/terminal/pluralize';
import { readRecord } from '../../content/read-record';

/** The children of a school who are withdrawn: in privacy.yaml, and in the private folder. */
export const withdrawnOf = (dir: string): Withdrawn =>
  withdrawnIn([
    ...withdrawnFingerprints(readRecord(dir, 'privacy.yaml')),
    ...privateWithdrawn(dir).fingerprints,
  ]);

/** What is said of photos that are left out, since a new name would not say whom they show. */
export const withdrawnPhotos = (count: number): string =>
  `! ${pluralize(count, 'photo')} named after a child who is withdrawn, or may be: not imported`;
