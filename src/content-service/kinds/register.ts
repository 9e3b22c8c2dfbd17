import type { InferType } from 'yup';
import { filePath, listOf, text } from '../dataset/fields';

/** register.yaml: pupils who have left, and the papers that certify it. */
export const registerSchema = listOf({
  admission: text('an admission number'),
  name: text('a name'),
  file: filePath(),
});

const plain = (value: string) => value.normalize('NFKC').toLowerCase();

/**
 * The path of a pupil's transfer certificate; undefined when the register holds no such pupil.
 * Capitals and blanks don't matter; number and name must belong together.
 */
export function findCertificate(
  register: InferType<typeof registerSchema>,
  admission: string,
  name: string,
): string | undefined {
  const number = (value: string) => plain(value).replace(/\s+/g, '');
  const words = (value: string) => plain(value).trim().replace(/\s+/g, ' ');
  return register.find(
    (pupil) => number(pupil.admission) === number(admission) && words(pupil.name) === words(name),
  )?.file;
}
