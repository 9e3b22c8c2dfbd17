import { kindOf } from '../files/file-kinds';
import { withoutQuery } from '../files/file-name';

const longest = 1000;
const withoutSpaces = /^[^\s<>]+\.[a-z0-9]{2,5}$/i;

/**
 * Whether a text is the path of a file and no sentence: it ends as files do that are served, or has no blank
 * and any ending.
 */
export const isFilePath = (text: string): boolean =>
  text.length <= longest &&
  !text.includes('\n') &&
  (withoutSpaces.test(text) || kindOf(withoutQuery(text.trim())) !== undefined);

/** The name of a file or a folder with the words of `MenonAsha5A` apart. */
export const wordsApart = (name: string): string =>
  name.replace(/\p{Ll}(?=[\p{Lu}\d])|[\p{Lu}\d](?=\p{Lu}\p{Ll})/gu, '$& ');
