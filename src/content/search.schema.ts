import type { InferType } from 'yup';
import { list, shape, text } from './fields';

const synonyms = list(
  'Words and phrases that mean the same: who types one finds what is written with another.',
  list(
    'A group of words.',
    text('A word or a short phrase, in any script.', 'transfer certificate'),
    ['TC', 'transfer certificate'],
  ),
);

/** content/search.yaml: how the site is searched. */
export const searchSchema = shape('How the site is searched, at /Search.', { synonyms });

/** How the site is searched, as content/search.yaml says it. */
export type SearchContent = InferType<typeof searchSchema>;
