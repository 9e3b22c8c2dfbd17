import { excerptLength } from '../../search/engine/excerpt';
import { stopWords } from '../../search/engine/stop-words';
import { termsOf } from '../../search/engine/words';

/** Says nothing in a sentence, and is a class in 'class I'. */
const isNumeral = (term: string) => term === 'i';

/**
 * A part's words as the search needs them: enough of its beginning for an excerpt, and of the rest each
 * word once that is not in its `titles`, which are searched beside it. That is two thirds of the whole
 * text after gzip.
 */
export function shortened(text: string, ...titles: string[]): { text: string; more: string } {
  if (text.length <= excerptLength) return { text, more: '' };
  const beginning = text.slice(0, text.lastIndexOf(' ', excerptLength));
  const known = new Set([beginning, ...titles].flatMap(termsOf));
  const rest = new Set(termsOf(text.slice(beginning.length)));
  const more = [...rest].filter(
    (term) => !known.has(term) && (isNumeral(term) || !stopWords.has(term)),
  );
  return { text: `${beginning} …`, more: more.sort().join(' ') };
}
