import { plainWords } from './plain-words';

/** A word in small letters and without what stands between them: 'Vice-Principal ' is 'viceprincipal'. */
const folded = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');

/** The words that pages look for. */
const CATEGORIES = [
  ...['Circular', 'PhotoGallery', 'Manager', 'Principal', 'Vice Principal', 'President'],
];

/** What stands behind a category: 'Circulars', "Principal's Message". */
const BEHIND_CATEGORY = /s?(?:message|desk)?$/;

/** The category of a record by the word that pages look for; as it is written where it is none of them. */
export function category(value: unknown): string {
  const written = plainWords(value, 60);
  const bare = folded(written).replace(BEHIND_CATEGORY, '');
  // The site shows the messages of the President as those of the Head Mistress.
  if (/^headmistres$/.test(bare)) return 'President';
  return CATEGORIES.find((known) => folded(known) === bare) ?? written;
}
