import { nameProblem } from '../../lib/files/file-name';
import { checksOf } from '../../content/content-fields';
import { missing, validator } from '../../content/field-messages';
import { list, listOrNone, shape, text } from '../../content/fields';
import { isRecord } from '../../content/record';
import { publicationFields } from '../../content/publication';
import { type AnyObject, mixed, type TestContext, ValidationError } from 'yup';
import { didYouMean } from '../../content/nearest';
import { textsIn } from './named-files';

/** What is wrong with what stands in the place of a file's path; undefined where nothing is. */
function servedFileProblem(
  value: unknown,
  example: string,
  context: Parameters<typeof checksOf>[0],
): string | undefined {
  const isPath = typeof value === 'string' && /^(?:pictures|papers)\/./.test(value);
  if (/^https?:/.test(String(value)))
    return `"${String(value)}" is an address; download the file, put it beside the others, and write its path, such as ${example}`;
  if (/[,;] ?(?:pictures|papers)\//.test(String(value)))
    return `"${String(value)}" is more than one file; give each a line of its own that begins with "- "`;
  if (!isPath || value.split('/').some((part) => /^\.{0,2}$/.test(part))) {
    const slashed = String(value).replaceAll('\\', '/');
    const [, meant] = /(?:^|\/)((?:pictures|papers)\/\w.*)$/.exec(slashed) ?? [];
    const advice =
      meant === undefined || meant === value ? `, such as ${example}` : `; write ${meant}`;
    return `"${String(value)}" isn't a path under pictures/ or papers/${advice}`;
  }
  const wrongName = nameProblem(value);
  if (wrongName !== undefined) return `"${value}" can't be shown: ${wrongName}`;
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

/**
 * The name of a child. What is not for everybody comes along with it out of the office's tables; it is not repeated,
 * since it may be a telephone number or a day of birth.
 */
export const childName = (example: string) =>
  text('The name.', example).test(
    validator('public', (name: string) =>
      /\S@\S/.test(name) || (name.match(/\p{N}/gu)?.length ?? 0) > 6
        ? 'this name has a long number or an address of e-mail in it, which is not for everybody; write the name alone'
        : undefined,
    ),
  );

/** Pictures, the first one the most important; may be left out. */
export const pictures = () =>
  list('Its pictures; the first one is shown on its card.', servedFile()).optional();

/** Attachments to download, or a portrait; may be left out. */
export const attachments = (description = 'Documents to download.', example?: string) =>
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

const word = /\{(?:session|lastSession|nextSession)\}/;

/**
 * A test of a list's item: versions up to 0.2 put the session of the day in the place of `{session}`, which
 * then changed under a record; a text names its session itself.
 */
function namesSessions(item: unknown, context: TestContext<AnyObject>) {
  const errors = textsIn(item).flatMap(({ text, path: keys }) => {
    const found = word.exec(text);
    if (!found) return [];
    const inside = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
    const path = context.path + inside.join('');
    const message = `"${found[0]}" would be shown as it stands; write the session itself, such as 2026-2027`;
    return [context.createError({ path, message, params: { offset: found.index } })];
  });
  return errors.length === 0 || new ValidationError(errors);
}

/** A short name in an item's address: small letters, digits and hyphens, 60 characters at most. */
export const itemName = (description: string, example: string) =>
  text(description, example).test(
    validator('id', (value: string) =>
      /^[a-z0-9-]{1,60}$/.test(value)
        ? undefined
        : `"${value}" may hold small letters, digits and hyphens only`,
    ),
  );

/** An attachment as an editor writes it: its path, or a group with a name of its own. */
export type WrittenAttachment = string | { file: string; name?: string | undefined };

const keys = {
  file: 'The file, as a path inside this folder.',
  name: 'What it is called on the page, such as Syllabus for Class VI.',
};

/** Attachments to download, each a path or `{ file, name }`; may be left out. */
export function namedAttachments(description: string, example: string) {
  const whole = `write { file: ${example}, name: Syllabus for Class VI }, or the path alone`;
  const attachment = mixed<WrittenAttachment>()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .required(missing(example))
    .nonNullable(missing(example))
    .test('named-attachment', (value, context) => {
      if (!isRecord(value)) return true;
      const problem = (message: string, key?: string) =>
        context.createError({ message, path: key ? `${context.path}.${key}` : context.path });
      const unknown = Object.keys(value).find((key) => !(key in keys));
      if (unknown !== undefined) {
        return problem(
          `unknown key "${unknown}"${didYouMean(unknown, Object.keys(keys))}; ${whole}`,
        );
      }
      const { file, name } = value;
      if (typeof file !== 'string' || file.trim() === '') {
        return problem(`"file" is missing; ${whole}`);
      }
      if (name !== undefined && (typeof name !== 'string' || name.trim() === '')) {
        return problem('"name" must be a text, or be left out', 'name');
      }
      const message = servedFileProblem(file, example, context);
      return message === undefined || problem(message, 'file');
    })
    .test(
      validator('served-file', (value: WrittenAttachment, context) =>
        isRecord(value) ? undefined : servedFileProblem(value, example, context),
      ),
    )
    .meta({ description: keys.file, example, group: keys });
  return list(description, attachment).optional();
}
