import { type AnySchema, isSchema } from 'yup';
import { type About, keyOf, wrong } from './field-messages';
import { parsePath } from './source-file';

/** The message for what is no list of such items; words with commas between them most likely were meant as one. */
export function noList(item: unknown): (about: About) => string {
  const ofGroups = isSchema(item) && (item as AnySchema).type === 'object';
  return (about) => {
    const { value } = about;
    const message = wrong('a list, each item on a line that begins with "- "')(about);
    const isWords = typeof value === 'string' && value.includes(',') && !/["'[\]{}]/.test(value);
    return isWords && !ofGroups ? `${message}, or between brackets: [${value}]` : message;
  };
}

/** The message for what is no group of keys; an item that is only a text most likely is the name of one. */
export function noGroup(keys: readonly string[]): (about: About) => string {
  const named = keys.find((key) => ['name', 'title', 'file'].includes(key));
  return ({ path, value }) => {
    const isItem = typeof value === 'string' && typeof parsePath(path).at(-1) === 'number';
    const hint = isItem && named ? `; write "- ${named}: …"` : '';
    return `${keyOf(path)} must be a group of keys: ${keys.join(', ')}${hint}`;
  };
}

/** Whether a field of a group has to be there. */
export const isNeeded = (field: unknown): boolean =>
  isSchema(field) && (field as AnySchema).spec.optional === false;
