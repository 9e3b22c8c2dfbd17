import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { admissionKey } from '../../lib/certificate-number';
import { latinDigits } from '../../lib/language/latin-digits';
import { readSession, sessionOf } from '../../lib/dates/session';
import { parseWrittenDay } from '../../lib/dates/written-day';
import type { PrivacyPolicy } from '../../lib/privacy/policy';
import { lettersOf } from '../../lib/privacy/name-fingerprints';
import { withdrawnIn } from '../../lib/privacy/withdrawn';
import { day } from '../dataset/day';
import { items, servedFile } from '../dataset/fields';

/** register.yaml: pupils who have left, and the documents that certify it. */
export const registerSchema = items(
  'Pupils who have left, and their transfer certificates.',
  {
    admission: text('The admission number.', '2011/0417').optional(),
    name: text('The name as in the certificate.', 'Asha Menon'),
    number: text(
      'The number of the certificate, which is public. With it the certificate stands on pages that have the block "certificates".',
      'TC/2024-25/017',
    ).optional(),
    issued: day('The day on which it was given out.', '12 March 2025').optional(),
    file: servedFile(
      'The certificate; its name tells nothing of the pupil, because it stands in the address. Who asks for one without a file is told to ask the office.',
      'papers/certificates/e1587e4a.pdf',
    ).optional(),
  },
  ({ admission, number }) =>
    admission === undefined && number === undefined
      ? { key: '', message: 'write the admission number, or the number of the certificate' }
      : undefined,
);

type Register = InferType<typeof registerSchema>;

/**
 * The session in which a certificate was given out, where its number says none: many schools count anew in each.
 * '' where it is not known, or needs not be.
 */
export function sessionOfNumber(
  { number, issued }: { number?: unknown; issued?: unknown },
  firstMonth?: number,
): string {
  const written = String(number ?? '');
  const day = parseWrittenDay(String(issued ?? ''));
  const isWritten = /(?:19|20)\d\d/.test(written) || readSession(written) !== undefined;
  return day === undefined || isWritten ? '' : sessionOf(day, firstMonth);
}

/** Whether two certificates were given out in two sessions whose numbers begin anew. */
export function areOfTwoSessions(one: object, other: object, firstMonth?: number): boolean {
  const [own, others] = [one, other].map((item) => sessionOfNumber(item, firstMonth));
  return own !== '' && others !== '' && own !== others;
}

/** What all ways to write one number share; '' for none. */
export const sameNumber = (value: string | undefined): string =>
  latinDigits(value ?? '')
    .toLowerCase()
    .replace(/\s+/g, '');

/** The certificates that everybody may open: of the public list, where the rules say so, and of no child who is withdrawn. */
export function publicFiles(register: Register, policy: PrivacyPolicy): string[] {
  if (policy.certificates?.documents !== true) return [];
  const withdrawn = withdrawnIn(policy.withdrawn);
  return register.flatMap(({ file, number, name }) =>
    file !== undefined && number !== undefined && !withdrawn.isChild(name) ? file : [],
  );
}

/**
 * The path of a pupil's transfer certificate; undefined when the register holds no such pupil, or no file of it.
 * Admission number and name must belong together: the number of the certificate is public, and opens nothing; the name may be written as anybody reads it the same: with other apostrophes, in
 * capitals, with a title. So may the number, with other signs and without zeros, where no other number of the register
 * is read the same. Every pupil's number and name are compared, so that the time tells nothing of the
 * register.
 */
export function findCertificate(
  register: Register,
  admission: string,
  name: string,
): string | undefined {
  const asked = {
    number: sameNumber(admission),
    key: admissionKey(admission),
    letters: lettersOf(name),
  };
  const alike = new Set<string>();
  let file: string | undefined;
  let fileOfKey: string | undefined;
  for (const pupil of register) {
    const written = pupil.admission ?? '';
    const own = sameNumber(written);
    const isNumber = own !== '' && own === asked.number;
    const isKey = asked.key !== '' && admissionKey(written) === asked.key;
    const isName = lettersOf(pupil.name) === asked.letters;
    if (isKey) alike.add(own);
    if (isNumber && isName) file ??= pupil.file;
    if (isKey && isName) fileOfKey ??= pupil.file;
  }
  return file ?? (alike.size === 1 ? fileOfKey : undefined);
}
