import { isPlainPath } from '../../files/file-name';
import { checksOf } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { amount, list, listOrNone, shape, text } from '../../content/fields';
import { publicationFields } from '../../content/publication';
import { parseWhen, whenHelp } from '../school-year/when';

/** A date as an editor writes it (see `parseWhen`). */
export const when = (
  description = 'The day, as 14 November 2026; of every session when no year is written.',
) =>
  text(description, '14 November').test(
    validator('when', (value: string) =>
      parseWhen(value) ? undefined : `"${value}" isn't a date; ${whenHelp}`,
    ),
  );

/** A file of the content service, such as `pictures/news/dawn.webp`. */
export const servedFile = (
  description = 'A file, as a path inside this folder.',
  example = 'pictures/news/first-day.webp',
) =>
  text(description, example).test(
    validator('served-file', (value: string, context) => {
      if (!/^(?:pictures|papers)\/./.test(value) || !isPlainPath(value)) {
        return `"${value}" isn't a path under pictures/ or papers/, such as ${example}`;
      }
      // Photos of other kinds are served without what the camera wrote into them; GIFs as they are.
      if (/\.gif$/i.test(value)) {
        return `"${value}" is a GIF, which keeps notes of who made it and where; save it as WebP, JPEG or PNG`;
      }
      return checksOf(context)?.picture(value);
    }),
  );

/** Pictures, the first one the most important; may be left out. */
export const pictures = () =>
  list('Its pictures; the first one is shown on its card.', servedFile()).optional();

/** Papers to download, or a portrait; may be left out. */
export const attachments = (description = 'Papers to download.', example?: string) =>
  list(description, servedFile('A file, as a path inside this folder.', example)).optional();

/** For how many sessions in a row the item appears, this one counted; 1 when left out. */
export const years = () =>
  amount('For how many sessions in a row it stands in the list, this one counted.', 2, 1)
    .max(5, '"years" must be 5 or less')
    .integer('"years" must be a whole number')
    .optional();

/** A list of items of one shape: what a file of this folder holds. A school without any writes []. */
export const items = <Fields extends Parameters<typeof shape>[1]>(
  description: string,
  fields: Fields,
) => listOrNone(description, shape('One of them.', { ...fields, ...publicationFields }));
