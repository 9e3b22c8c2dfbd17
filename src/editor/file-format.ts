import { parse } from 'yaml';
import { isRecord } from '../content/record';
import { dataFromForm } from './data-from-form';
import { type FileForm, markdownBody, wholeFile } from './form';
import { patchYaml } from './patch-yaml';
import { toForm } from './to-form';

/** The field, shown nowhere, in which the editor keeps the text that a form was made from. */
export const sourceText = 'sourceText';

/** What the editor holds of a file. */
export type Content = Record<string, unknown>;

/** Whether the fields of the form are those of the file, or the file is a list in a field of its own. */
const isGroup = ({ form }: Pick<FileForm, 'form'>) => form.is === 'group';

const frontMatter = /^---\n([\s\S]*?)\n?---(?:\n([\s\S]*))?$/;

/** Splits a file into its YAML and, for Markdown, what stands below. */
function partsOf({ extension }: FileForm, text: string): { yaml: string; body?: string } {
  if (extension === 'yaml') return { yaml: text };
  const [, yaml = '', body = ''] = frontMatter.exec(text) ?? [undefined, '', text];
  return { yaml, body };
}

function shownOf(file: FileForm, text: string): { data: unknown; shown: Content } {
  const { yaml, body } = partsOf(file, text);
  const data: unknown = yaml.trim() === '' ? undefined : parse(yaml);
  const shown = toForm(file, file.form, data);
  const fields = isGroup(file) ? (isRecord(shown) ? shown : {}) : { [wholeFile(file)]: shown };
  return { data, shown: body === undefined ? fields : { ...fields, [markdownBody]: body.trim() } };
}

/** What the editor shows of a file's text. */
export function contentOf(file: FileForm, text: string): Content {
  return { ...shownOf(file, text).shown, [sourceText]: text };
}

/** The text of a file after its form was edited; a new one has no text before. */
export function textOf(file: FileForm, content: Content): string {
  const source = typeof content[sourceText] === 'string' ? content[sourceText] : '';
  const { data: stood, shown } = shownOf(file, source);
  const whole = wholeFile(file);
  const [was, now] = isGroup(file) ? [shown, content] : [shown[whole], content[whole]];
  const data = dataFromForm(file, file.form, { stood, was, now });
  const { yaml, body } = partsOf(file, source);
  const written = patchYaml(yaml, data);
  if (file.extension === 'yaml') return written;
  const edited = String(content[markdownBody] ?? '').trim();
  const below = edited === body?.trim() ? `${body.trimEnd()}\n` : `\n${edited}\n`;
  return `---\n${written.trimEnd()}\n---\n${below}`;
}
