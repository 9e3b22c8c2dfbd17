import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { listForms } from './list-forms';

/** One field of a schema, for people. */
export interface SchemaField {
  /** 'title'; 'families: given' in a group. */
  key: string;
  form: string;
  isNeeded: boolean;
  example: string;
  description: string;
}

/** The fields of a group, by their names. */
export type Fields = Readonly<Record<string, SchemaFieldDescription>>;

/** Whether a field is described in whole, and is no reference to another one. */
export const isWhole = (field: SchemaFieldDescription): field is SchemaDescription =>
  'tests' in field;

/** As code in Markdown. */
export const code = (text: string) => `\`${text}\``;

/** What an array holds; the field itself where it is none. */
export function itemOf(field: SchemaDescription): SchemaDescription {
  const inner = 'innerType' in field ? (field.innerType as SchemaFieldDescription) : undefined;
  return inner && isWhole(inner) ? inner : field;
}

/** The fields of a group; none where it is no group. */
export const describedFields = (field: SchemaDescription): Fields =>
  'fields' in field ? (field.fields as Fields) : {};

function formOf(field: SchemaDescription): string {
  const item = itemOf(field);
  if (item !== field) return `list: ${formOf(item)}`;
  if ('fields' in field) return 'group';
  if (field.meta?.words) return field.meta.words.map(code).join(', ');
  if (field.type === 'boolean') return 'true or false';
  if (field.type === 'number') return 'number';
  const form = field.tests.map(({ name = '' }) => listForms[name]?.name).find(Boolean);
  return form ?? 'text';
}

function exampleOf(field: SchemaDescription): string {
  const item = itemOf(field);
  const example = (field.meta?.example ?? item.meta?.example) as unknown;
  if (field.meta?.words || typeof example === 'boolean' || example === undefined) return '';
  return code(item === field ? String(example) : `[${String(example)}]`);
}

/** The fields of a group, and those of the groups in it. */
export function fieldRows(fields: Fields, prefix = ''): SchemaField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isWhole(field)) return [];
    const key = `${prefix}${name}`;
    const own = {
      key,
      form: formOf(field),
      isNeeded: !field.optional,
      example: exampleOf(field),
      description: field.meta?.description ?? '',
    };
    return [own, ...fieldRows(describedFields(itemOf(field)), `${key}: `)];
  });
}

const formNames = new Set(Object.values(listForms).map(({ name }) => name));

/** One field as a line: its name, its form, what it is, and an example where the form has none. */
function fieldLine({ key, isNeeded, form, example, description }: SchemaField): string {
  const shown = [form === 'text' ? '' : form, isNeeded ? 'needed' : ''].filter(Boolean).join(', ');
  const own = formNames.has(form.replace('list: ', '')) ? '' : example;
  return `- ${code(key)}${shown && ` (${shown})`}: ${description} ${own}`.trimEnd();
}

/** Fields as lines of a list. */
export const fieldLines = (fields: readonly SchemaField[]) => fields.map(fieldLine).join('\n');
