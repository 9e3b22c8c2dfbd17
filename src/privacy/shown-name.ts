import type { ChildForm } from './policy';

/** What stands in the place of a name that is shown nowhere. */
export const unnamed = 'A student';

const initial = (word: string) => `${[...word][0]?.toLocaleUpperCase() ?? ''}.`;

/** A name as the policy has it; a name that is short already stays as it is. */
export function shownName(name: string, form: ChildForm['name']): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [given = '', ...others] = words;
  const last = others.at(-1);
  if (form === 'none' || !given) return unnamed;
  if (form === 'initials') return words.map(initial).join(' ');
  if (form === 'given-and-initial') return last ? `${given} ${initial(last)}` : given;
  return name;
}
