import { mixed } from 'yup';
import { missing, validator } from '../../content/field-messages';
import { list } from '../../content/fields';
import { didYouMean } from '../../content/nearest';
import { isRecord } from '../../content/record';
import { servedFileProblem } from './fields';

/** A paper with a name of its own. */
export interface NamedPaper {
  file: string;
  name?: string | undefined;
}

/** A paper as an editor writes it: its path, or a group. */
export type WrittenPaper = string | NamedPaper;

const keys = {
  file: 'The file, as a path inside this folder.',
  name: 'What it is called on the page, such as Syllabus for Class VI.',
};

/** Papers to download, each a path or `{ file, name }`; may be left out. */
export function namedPapers(description: string, example: string) {
  const whole = `write { file: ${example}, name: Syllabus for Class VI }, or the path alone`;
  const paper = mixed<WrittenPaper>()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .required(missing(example))
    .nonNullable(missing(example))
    .test('named-paper', (value, context) => {
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
      validator('served-file', (value: WrittenPaper, context) =>
        isRecord(value) ? undefined : servedFileProblem(value, example, context),
      ),
    )
    .meta({ description: keys.file, example, group: keys });
  return list(description, paper).optional();
}
