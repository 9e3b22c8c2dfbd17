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

const formNames = new Set(Object.values(listForms).map(({ name }) => name));

/** One field as a line: its name, its form, what it is, and an example where the form has none. */
function fieldLine({ key, isNeeded, form, example, description }: ListField): string {
  const shown = [form === 'text' ? '' : form, isNeeded ? 'needed' : ''].filter(Boolean).join(', ');
  const own = formNames.has(form.replace('list: ', '')) ? '' : example;
  return `- ${code(key)}${shown && ` (${shown})`}: ${description} ${own}`.trimEnd();
}

const fieldLines = (fields: readonly ListField[]) => fields.map(fieldLine).join('\n');

/** What makes a field the same one in several lists; its examples may differ. */
const identity = ({ key, isNeeded, form, description }: ListField) =>
  JSON.stringify([key, isNeeded, form, description]);

/** The fields that lists have in common: of each name the meaning that most of them give it. */
function sharedFields(lists: readonly (readonly ListField[])[]): ListField[] {
  const meanings = new Map<string, ListField[]>();
  for (const field of lists.flat()) {
    const id = identity(field);
    meanings.set(id, [...(meanings.get(id) ?? []), field]);
  }
  const shared = new Map<string, ListField[]>();
  for (const same of meanings.values()) {
    const [{ key } = { key: '' }] = same;
    if (same.length > (shared.get(key)?.length ?? 1)) shared.set(key, same);
  }
  return [...shared.values()].flatMap(([first]) => first ?? []);
}

/** The fields of one list: the names of those that others have too, and its own in full. */
function partOf(fields: readonly ListField[], shared: readonly ListField[]): string[] {
  const known = new Set(shared.map(identity));
  const common = fields.filter((field) => known.has(identity(field)));
  return [
    common.length > 0 ? `Shared: ${common.map(({ key }) => code(key)).join(', ')}.` : '',
    fieldLines(fields.filter((field) => !known.has(identity(field)))),
  ].filter(Boolean);
}

const formLines = () =>
  Object.values(listForms)
    .map(({ name, words, examples }) => `- ${name}: ${words}. ${examples.map(code).join(', ')}`)
    .join('\n');

/** docs/lists.md: what each file of `content/service` may hold, as its schema says. */
export function listsPage(schemas: Readonly<Record<string, AnySchema>>): string {
  const described = Object.fromEntries(
    Object.entries(publicationFields).map(([name, field]) => [name, field.describe()]),
  );
  const lists = Object.entries(schemas).map(([name, schema]) => ({
    name,
    words: schema.describe().meta?.description ?? '',
    fields: listFields(schema),
  }));
  const shared = sharedFields(lists.map(({ fields }) => fields));
  const parts = lists.flatMap(({ name, words, fields }) => [
    `## ${name}.yaml`,
    words,
    ...partOf(fields, shared),
  ]);
  return `${[
    '# Fields of the lists',
    'What each file of `content/service` may hold, made from the schemas by `npx school schemas`, not by\nhand. A field without a form is text; a line ends with an example. [How lists behave](../content/service/README.md).',
    '## Forms',
    formLines(),
    '## Every item may have',
    fieldLines(rowsOf(described)),
    '## Shared by several lists',
    fieldLines(shared),
    ...parts,
  ].join('\n\n')}\n`;
}
