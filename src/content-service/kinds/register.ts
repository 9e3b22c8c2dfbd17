import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { lettersOf } from '../../lib/privacy/name-fingerprints';
import { items, servedFile } from '../dataset/fields';

/** register.yaml: pupils who have left, and the papers that certify it. */
export const registerSchema = items('Pupils who have left, and their transfer certificates.', {
  admission: text('The admission number.', '2011/0417'),
  name: text('The name as in the certificate.', 'Asha Menon'),
  file: servedFile(
    'The certificate; its name tells nothing of the pupil, because it stands in the address.',
    'papers/certificates/e1587e4a.pdf',
  ),
});

const number = (value: string) => value.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/**
 * The path of a pupil's transfer certificate; undefined when the register holds no such pupil. Number and name
 * must belong together; the name may be written as anybody reads it the same: with other apostrophes, in
 * capitals, with a title. Every pupil's number and name are compared, so that the time tells nothing of the
 * register.
 */
export function findCertificate(
  register: InferType<typeof registerSchema>,
  admission: string,
  name: string,
): string | undefined {
  const asked = { number: number(admission), letters: lettersOf(name) };
  let file: string | undefined;
  for (const pupil of register) {
    const sameNumber = number(pupil.admission) === asked.number;
    const sameName = lettersOf(pupil.name) === asked.letters;
    if (sameNumber && sameName) file ??= pupil.file;
  }
  return file;
}
