import type { AnySchema } from 'yup';
import { publicationFields } from '../../content/publication';
import {
  code,
  describedFields,
  fieldLines,
  fieldRows,
  itemOf,
  type SchemaField,
} from './field-lines';
import { listForms } from './list-forms';
import { groupBy } from '../../lib/group-by';

/** The fields of a file of lists; those that every item may have are left out. */
export function listFields(schema: AnySchema): SchemaField[] {
  const described = schema.describe();
  const fields = Object.entries(describedFields(itemOf(described)));
  return fieldRows(Object.fromEntries(fields.filter(([name]) => !(name in publicationFields))));
}

/** What makes a field the same one in several lists; its examples may differ. */
const identity = ({ key, isNeeded, form, description }: SchemaField) =>
  JSON.stringify([key, isNeeded, form, description]);

/** The fields that lists have in common: of each name the meaning that most of them give it. */
function sharedFields(lists: readonly (readonly SchemaField[])[]): SchemaField[] {
  const shared = new Map<string, SchemaField[]>();
  for (const same of groupBy(lists.flat(), identity).values()) {
    const [{ key } = { key: '' }] = same;
    if (same.length > (shared.get(key)?.length ?? 1)) shared.set(key, same);
  }
  return [...shared.values()].flatMap(([first]) => first ?? []);
}

/** The fields of one list: the names of those that others have too, and its own in full. */
function partOf(fields: readonly SchemaField[], shared: readonly SchemaField[]): string[] {
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

/** schemas/lists.md: what each file of `content/service` may hold, as its schema says. */
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
    fieldLines(fieldRows(described)),
    '## Shared by several lists',
    fieldLines(shared),
    ...parts,
  ].join('\n\n')}\n`;
}
