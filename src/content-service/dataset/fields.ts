import { isPlainPath } from '../../files/file-name';
import { checksOf } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { list, listOrNone, shape, text } from '../../content/fields';
import { isRecord } from '../../content/record';
import { publicationFields } from '../../content/publication';
import { parseWrittenDay, withYear } from '../../dates/written-day';
import { namesSessions } from './session-words';

/** Why a text is no day, and what to write instead. */
function dayProblem(written: string, more: string): string | undefined {
  if (parseWrittenDay(written)) return undefined;
  if (withYear(written, exampleYear)) {
    const day = written.trim();
    return `"${day}" has no year; write the day it was or will be, like ${day} ${exampleYear}${more}`;
  }
  return `"${written}" isn't a day; write it like 14 November ${exampleYear}, 14/11/${exampleYear} or ${exampleYear}-11-14`;
}

const exampleYear = 2026;

/** A day as an office writes it (see `parseWrittenDay`); `more` is said of one without a year. */
export const day = (
  description = 'The day, with its year.',
  example = '14 November 2026',
  more = '',
) => text(description, example).test(validator('day', (value: string) => dayProblem(value, more)));

/** What is wrong with what stands in the place of a file's path; undefined where nothing is. */
export function servedFileProblem(
  value: unknown,
  example: string,
  context: Parameters<typeof checksOf>[0],
): string | undefined {
  if (typeof value !== 'string' || !/^(?:pictures|papers)\/./.test(value) || !isPlainPath(value)) {
    return `"${String(value)}" isn't a path under pictures/ or papers/, such as ${example}`;
  }
  // Photos of other kinds are served without what the camera wrote into them; GIFs as they are.
  if (/\.gif$/i.test(value)) {
    return `"${value}" is a GIF, which keeps notes of who made it and where; save it as WebP, JPEG or PNG`;
  }
  return checksOf(context)?.picture(value);
}

/** A file of the content service, such as `pictures/news/dawn.webp`. */
export const servedFile = (
  description = 'A file, as a path inside this folder.',
  example = 'pictures/news/first-day.webp',
) =>
  text(description, example).test(
    validator('served-file', (value: string, context) =>
      servedFileProblem(value, example, context),
    ),
  );

/** Pictures, the first one the most important; may be left out. */
export const pictures = () =>
  list('Its pictures; the first one is shown on its card.', servedFile()).optional();

/** Papers to download, or a portrait; may be left out. */
export const attachments = (description = 'Papers to download.', example?: string) =>
  list(description, servedFile('A file, as a path inside this folder.', example)).optional();

/** What is wrong with an item as a whole. */
export interface ItemProblem {
  /** The key that it is about; '' for none. */
  key: string;
  message: string;
}

/** A list of items of one shape: what a file of this folder holds. A school without any writes []. */
export const items = <Fields extends Parameters<typeof shape>[1]>(
  description: string,
  fields: Fields,
  problemOf: (item: Record<string, unknown>) => ItemProblem | undefined = () => undefined,
) =>
  listOrNone(
    description,
    shape('One of them.', { ...fields, ...publicationFields })
      .test('session-words', namesSessions)
      .test('whole-item', (item: unknown, context) => {
        const problem = isRecord(item) ? problemOf(item) : undefined;
        if (!problem) return true;
        const path = problem.key ? `${context.path}.${problem.key}` : context.path;
        return context.createError({ path, message: problem.message });
      }),
  );
