import { scalarText } from '../scalar-text';
import { bareWords } from './bare-name';
import { isInitial, letterOf } from './initial';
import type { ChildForm } from './policy';

/** What stands in the place of a name that is shown nowhere. */
const unnamed = 'A student';

const initial = (word: string) => `${letterOf(word).toUpperCase()}.`;

/** The words of a name, the given one first: registers have "D'Souza, Maria". */
function wordsInOrder(name: string): string[] {
  const words = bareWords(name);
  const count = name.includes(',') ? bareWords(name.split(',', 1)[0] ?? '').length : 0;
  const given = words.slice(count);
  // What is behind the comma may be an initial or a section alone.
  return given.every(isInitial) ? words : [...given, ...words.slice(0, count)];
}

/**
 * A name as the policy has it; a name that is short already stays as it is. A shortened one has no titles,
 * brackets and classes: 'Asha Menon (XII-A)' becomes 'Asha M.', while 'S. Karthik' stays.
 */
export function shownName(name: string, form: ChildForm['name']): string {
  if (form === 'full') return name;
  const bare = wordsInOrder(name).join(' ');
  const words = bare.split(/[ .]+/).filter(letterOf);
  if (form === 'none' || words.length === 0) return unnamed;
  if (form === 'initials') return words.map(initial).join(' ');
  const [given = '', second] = words.filter((word) => !isInitial(word));
  return words.length > 1 && (second || words[0] === given)
    ? `${given} ${initial(words.at(-1) ?? '')}`
    : bare;
}

/**
 * Whether a path of portraits tells more of a name than is shown of it, as 'asha-menon.webp' does beside 'Asha M.': two
 * words of it, and one that is not shown.
 */
export function tellsMore(paths: unknown, name: string, form: ChildForm['name']): boolean {
  const words = form === 'full' ? [] : bareWords(name.toLowerCase());
  const shown = shownName(name, form).toLowerCase();
  return [paths].flat().some((path) => {
    const file = scalarText(path).toLowerCase();
    const told = words.filter((word) => word.length > 2 && file.includes(word));
    return told.length > 1 && told.some((word) => !shown.includes(word));
  });
}
