import { openPolicy, type PrivacyPolicy } from '../../privacy/policy';
import { nameFingerprints, otherFingerprints } from '../../privacy/name-fingerprints';
import { fileFingerprint } from '../../privacy/withdrawn';
import { isRecord } from '../record';
import type { WrittenPrivacy } from './privacy.schema';

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (text) => typeof text === 'string' && text.trim() !== '',
  );

/** The children in a file's `withdrawn`, as far as it can be understood. */
export function withdrawnEntries(written: unknown): Record<string, unknown>[] {
  const entries: unknown = isRecord(written) ? written.withdrawn : undefined;
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
}

/** The fingerprints of what is withdrawn, of a file that may have errors elsewhere. */
export function withdrawnFingerprints(written: unknown): string[] {
  const fingerprints = withdrawnEntries(written).flatMap(({ name, files, others }) => [
    ...texts(name).flatMap(nameFingerprints),
    ...texts(files).map(fileFingerprint),
    ...texts(others).flatMap(otherFingerprints),
  ]);
  return [...new Set(fingerprints)];
}

/** The policy for the content service and for browsers. */
export function policyOf(written: WrittenPrivacy | undefined): PrivacyPolicy {
  if (!written) return openPolicy;
  const { birthdays, toppers, albums } = written;
  return {
    birthdays: { name: birthdays.name, picture: birthdays.picture },
    toppers: {
      name: toppers.name,
      picture: toppers.picture,
      ...(toppers.sessions !== undefined && { sessions: toppers.sessions }),
    },
    albums: {
      shown: albums.shown ?? true,
      ...(albums.years !== undefined && { years: albums.years }),
    },
    withdrawn: withdrawnFingerprints(written),
  };
}
