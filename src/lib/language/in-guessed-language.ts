import { guessLanguage } from './guess-language';
import { inLanguage } from './in-language';

/** The attributes of words whose language only their script tells, such as a name or a place. */
export const inGuessedLanguage = (text: string) => inLanguage(guessLanguage(text));
