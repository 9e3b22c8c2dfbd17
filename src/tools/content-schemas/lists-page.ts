import type { AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { publicationFields } from '../../content/publication';
import { listForms } from './list-forms';

/** One field of a list's items. */
export interface ListField {
  /** 'title'; 'families: given' in a group. */
  key: string;
  form: string;
  isNeeded: boolean;
  example: string;
  description: string;
}

type Fields = Readonly<Record<string, SchemaFieldDescription>>;

const isWhole = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

const code = (text: string) => `\`${text}\``;

/** What an array holds; the field itself where it is none. */
function itemOf(field: SchemaDescription): SchemaDescription {
  const inner = 'innerType' in field ? (field.innerType as SchemaFieldDescription) : undefined;
  return inner && isWhole(inner) ? inner : field;
}

const fieldsOf = (field: SchemaDescription): Fields =>
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
function rowsOf(fields: Fields, prefix = ''): ListField[] {
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
    return [own, ...rowsOf(fieldsOf(itemOf(field)), `${key}: `)];
  });
}

/** The fields of a file of lists; those that every item may have are left out. */
export function listFields(schema: AnySchema): ListField[] {
  const described = schema.describe();
  const fields = Object.entries(fieldsOf(itemOf(described)));
  return rowsOf(Object.fromEntries(fields.filter(([name]) => !(name in publicationFields))));
}

/** A table in Markdown, its columns as wide as Prettier makes them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' ') =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [first = [], ...others] = cells;
  return [line(first), line([], '-'), ...others.map((row) => line(row))].join('\n');
}

const fieldTable = (fields: readonly ListField[]) =>
  table(
    ['field', 'needed', 'form', 'example', 'what it is'],
    fields.map(({ key, isNeeded, form, example, description }) => [
      code(key),
      isNeeded ? 'yes' : '',
      form,
      example,
      description,
    ]),
  );

const formTable = () =>
  table(
    ['form', 'what it is', 'written as'],
    Object.values(listForms).map(({ name, words, examples }) => [
      name,
      words,
      examples.map(code).join(', '),
    ]),
  );

/** docs/lists.md: what each file of `content/service` may hold, as its schema says. */
export function listsPage(schemas: Readonly<Record<string, AnySchema>>): string {
  const described = Object.fromEntries(
    Object.entries(publicationFields).map(([name, field]) => [name, field.describe()]),
  );
  const parts = Object.entries(schemas).flatMap(([name, schema]) => [
    `## ${name}.yaml`,
    schema.describe().meta?.description ?? '',
    fieldTable(listFields(schema)),
  ]);
  return `${[
    '# Fields of the lists',
    'What each file of `content/service` may hold. This page is made of the schemas by `npm run content:schemas`:\nwhat is changed here by hand is lost. How lists behave: [their README](../content/service/README.md).',
    '## Forms',
    formTable(),
    '## What every item may have',
    fieldTable(rowsOf(described)),
    ...parts,
  ].join('\n\n')}\n`;
}
