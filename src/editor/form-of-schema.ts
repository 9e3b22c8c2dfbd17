import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { type Field, type Form, fromFacts } from './form';

/** Where the files that a schema names stand. */
export interface MediaFolders {
  /** The folder that paths are written from. */
  pictures: string;
  documents: string;
  /** Where what is uploaded in a field goes, by the field's name; otherwise into its root. */
  uploads?: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, SchemaFieldDescription>>;

/** What is read of a description, whatever it describes. */
type Described = Partial<SchemaDescription> & {
  innerType?: SchemaFieldDescription;
  fields?: Fields;
};

const longText = 45;

/** Forms of what `schema.describe()` says. */
export function formReader(media: MediaFolders, facts: boolean) {
  function textForm({ tests = [], meta }: Described, name: string): Form {
    const checks = new Set(tests.map((test) => test.name));
    const upload = (root: string) => media.uploads?.[name] ?? root;
    if (checks.has('date')) return { is: 'day' };
    if (checks.has('picture')) {
      return { is: 'picture', root: media.pictures, folder: upload(media.pictures) };
    }
    if (checks.has('document-file')) {
      return { is: 'file', root: media.documents, folder: upload(media.documents) };
    }
    if (checks.has('served-file')) {
      const folder = upload(media.pictures);
      return { is: /\/papers\//.test(folder) ? 'file' : 'picture', root: media.pictures, folder };
    }
    const { example, markdown, description = '' } = meta ?? {};
    const long =
      markdown === 'block' ||
      (markdown && String(example ?? '').length > longText) ||
      String(example ?? '').length > longText ||
      /sentence|paragraph|lines/.test(description);
    return { is: 'text', ...(long && { long }) };
  }

  function listForm({ meta, innerType }: Described, name: string): Form {
    if (meta?.blocks) return { is: 'blocks' };
    const inner = innerType as Described | undefined;
    const item = inner ? formOf(inner, name) : { is: 'text' as const };
    if (inner?.type === 'array' && item.is === 'lines') return { is: 'grid' };
    const short = item.is === 'text' && inner?.meta?.markdown !== 'block';
    return short ? { is: 'lines' } : { is: 'list', item };
  }

  function formOf(described: Described, name: string): Form {
    const { type, meta } = described;
    if (type === 'object' && described.fields) {
      return { is: 'group', fields: fieldsOf(described) };
    }
    if (type === 'array') return listForm(described, name);
    if (meta?.words) return { is: 'choice', words: meta.words };
    if (type === 'number') {
      return {
        is: 'number',
        ...(facts && { facts }),
        ...(meta?.asText && { asText: meta.asText }),
      };
    }
    if (type === 'boolean') return { is: 'flag' };
    // What a schema chooses by the value itself is written as text.
    return textForm(described, name);
  }

  function fieldsOf({ fields = {} }: Described): Field[] {
    const own = Object.entries(fields).map(([name, field]): Field => {
      const described = field as Described;
      const form = formOf(described, name);
      return {
        name,
        hint: hintOf(described),
        required: described.optional === false && !described.nullable,
        form,
      };
    });
    return facts ? withFacts(own) : own;
  }

  return { formOf, fieldsOf };
}

/** Lists may be taken whole from the facts, so none of them has to be filled in. */
function withFacts(fields: readonly Field[]): Field[] {
  const isList = ({ form }: Field) => ['list', 'grid', 'lines'].includes(form.is);
  const lists = fields.filter(isList);
  const [first] = lists;
  if (!first) return [...fields];
  const hint = `Lists that are taken whole from the facts, and left empty above. One a line, such as: ${first.name}: fees.rows`;
  return [
    ...fields.map((field) => (isList(field) ? { ...field, required: false } : field)),
    { name: fromFacts, hint, required: false, form: { is: 'text', long: true } },
  ];
}

/** The description of a field, with what is written in it as an example. */
export function hintOf({ meta }: Described): string {
  const { description = '', example, words } = meta ?? {};
  const shown = typeof example === 'string' || typeof example === 'number';
  return shown && !words ? `${description} Example: ${example}` : description;
}
