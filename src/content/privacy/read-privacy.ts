import { openPolicy, type PrivacyPolicy } from '../../privacy/policy';
import { nameMarks, otherMarks } from '../../privacy/name-marks';
import { fileMark } from '../../privacy/withdrawn';
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

/** The marks of what is withdrawn, of a file that may have errors elsewhere. */
export function withdrawnMarks(written: unknown): string[] {
  const marks = withdrawnEntries(written).flatMap(({ name, files, others }) => [
    ...texts(name).flatMap(nameMarks),
    ...texts(files).map(fileMark),
    ...texts(others).flatMap(otherMarks),
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
