/** Words before a name that are no part of it. */
const TITLES = /^(dr|prof|mr|mrs|ms|miss|shri|smt|sri|sister|fr|rev|col|maj|capt)\.?$/i;

/** The first letters of a name for a monogram: 'Ms. Kavita Bhandari' gives 'KB'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !TITLES.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
