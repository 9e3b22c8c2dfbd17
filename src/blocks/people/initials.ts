import { bareWords } from '../../lib/privacy/bare-name';
import { letterOf } from '../../lib/privacy/initial';

/** The first letters of a name for a monogram: 'Ms. Kavita Bhandari' gives 'KB', 'किरण कुमार' 'किकु'. */
export function initials(name: string): string {
  const letters = bareWords(name).map(letterOf).filter(Boolean);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toUpperCase();
}
