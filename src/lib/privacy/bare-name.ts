import { folded } from './folded';

const titles = new Set(
  folded(
    'master mast mst mstr chi miss km ku kum kumari selvi selvan mr mrs ms dr sh shri sri smt shrimati late ' +
      'prof sister bro fr rev col maj capt thiru tmt ' +
      'செல்வி செல்வன் കുമാരി चि मास्टर कु कुमारी श्री श्रीमती सुश्री स्व',
  ).split(' '),
);

/** Whether a word stands before a name and is no part of it: 'Master', 'Km.', 'कु०'. */
export const isTitle = (word: string): boolean => titles.has(folded(word).replace(/[.०]$/, ''));

// 'XII-A', '10th', 'Class', 'Jr.': of one letter alone nobody knows whether it is a class or an initial.
const more = /^(?:class|std|jr|[ivx]{2,}[a-h]?|[ivx]+[-–/][a-h]|\d+(?:th)?[-–/]?[a-h]?)\.?$/i;

/** A class anywhere in a text, also where nothing parts it from a name: 'AshaVB', '10BAsha', 'Asha V A'. */
const classes =
  /\d{1,2}(?:st|nd|rd|th)?[-–/_ ]?[A-Ha-h]?(?!\p{Ll})|[IVX]{1,4}[A-H](?!\p{L})|(?:^|[\s_-])(?:[IVX]{1,4}[-_ ][A-H]|[ivx]{1,4}[-_ ]?[a-h])(?!\p{L})/gu;

/** Another reading of a name, without classes. Nobody knows whether 'VB' is one or two initials. */
export const withoutClasses = (text: string): string => text.replace(classes, ' ').trim();

/** Whose child somebody is, behind the name: 'Asha Menon D/o Ravi Menon'. */
const parents = /\s(?:[sdwc] ?\/ ?o|(?:son|daughter|ward) of|(?:सु)?पुत्री?)(?![\p{L}\p{M}])[^]*$/iu;

/** The words of a name without titles, brackets, and the class or the parents after it. */
export function bareWords(name: string, keepTitles = false): string[] {
  let words = name
    .replace(parents, '')
    .replace(/[([{（][^)\]}）]*[)\]}）]?/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      more.test(word) &&
      words.slice(at).every((rest) => more.test(rest) || /^[A-IVX]$/.test(rest)),
  );
  if (end > 0) words = words.slice(0, end);
  while (!keepTitles && words[1] && isTitle(words[0] ?? '')) words.shift();
  return words;
}
