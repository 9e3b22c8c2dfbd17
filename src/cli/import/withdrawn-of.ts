import { privateWithdrawn } from '../../content/privacy/private-withdrawn';
import { withdrawnFingerprints } from '../../content/privacy/read-privacy';
import { type Withdrawn, withdrawnIn } from '../../lib/privacy/withdrawn';
import { readRecord } from '../../content/read-record';

/** The children of a school who are withdrawn: in privacy.yaml, and in the private folder. */
export const withdrawnOf = (dir: string): Withdrawn =>
  withdrawnIn([
    ...withdrawnFingerprints(readRecord(dir, 'privacy.yaml')),
    ...privateWithdrawn(dir).fingerprints,
  ]);
