import { openPolicy, type PrivacyPolicy } from '../../privacy/policy';
import { fileMark, nameMark } from '../../privacy/withdrawn';
import { isRecord } from '../record';
import type { WrittenPrivacy } from './privacy.schema';

/** The fingerprints of what is withdrawn, of a file that may have faults elsewhere. */
export function withdrawnMarks(written: unknown): string[] {
  const entries = isRecord(written) && Array.isArray(written.withdrawn) ? written.withdrawn : [];
  const marks = entries
    .filter(isRecord)
    .flatMap(({ name, files }) => [
      ...(typeof name === 'string' && name.trim() ? [nameMark(name)] : []),
      ...(Array.isArray(files) ? files : [])
        .filter((path) => typeof path === 'string')
        .map((path: string) => fileMark(path)),
    ]);
  return [...new Set(marks)];
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
    withdrawn: withdrawnMarks(written),
  };
}
