/** In the place of a file stands the one with a fault in it; both are absolute paths. */
export interface Replacement {
  file: string;
  mutant: string;
}

/** Names the replacements to Jest: JSON of each by the absolute path of its test. */
export const replacementsVariable = 'MUTANT_REPLACEMENTS';
