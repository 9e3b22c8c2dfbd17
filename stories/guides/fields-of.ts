import { isRecord } from '../../src/content/record';

/** One field of a content file, as its schema documents it. */
export interface Field {
  /** Where it stands: 'items[].title'. */
  path: string;
  /** What an editor writes: 'text', 'Markdown', 'list of groups'. */
  kind: string;
  description: string;
  /** As YAML, where the schema has one. */
  example?: string;
  required: boolean;
}

/** What Yup's `describe()` says of a field, as far as it is read here. */
interface Described {
  type: string;
  meta: { description?: string; example?: unknown; markdown?: string; words?: readonly string[] };
  optional: boolean;
  fields: Record<string, unknown>;
  innerType: unknown;
}

function read(value: unknown): Described {
  const { type, meta, optional, fields, innerType } = isRecord(value) ? value : {};
  return {
    type: String(type),
    meta: isRecord(meta) ? meta : {},
    optional: optional === true,
    fields: isRecord(fields) ? fields : {},
    innerType,
  };
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'number',
  boolean: 'true or false',
  object: 'group',
  lazy: 'item',
  mixed: 'item',
};

function kindOf({ type, meta, innerType }: Described): string {
  if (meta.words && meta.words.length > 1) return `one of: ${meta.words.join(', ')}`;
  if (meta.markdown) return meta.markdown === 'inline' ? 'Markdown, one line' : 'Markdown';
  if (type !== 'array') return kinds[type] ?? type;
  const inner = read(innerType);
  return inner.type === 'array' ? 'list of lists' : `list of ${kindOf(inner)}s`;
}

/** 'list of texts', but 'list, each Markdown, one line'. */
const readable = (kind: string) =>
  kind.replace(/^list of (Markdown.*)s$/, 'list, each $1').replace(/^list of items$/, 'list');

function asYaml(example: unknown): string | undefined {
  if (example === undefined) return undefined;
  return Array.isArray(example) ? `[${example.join(', ')}]` : String(example);
}

/**
 * The fields of a schema in its order, fields of groups and of lists below their own: what
 * `schema.describe()` gives, made plain for an editor.
 */
export function fieldsOf(described: unknown, path = ''): Field[] {
  return Object.entries(read(described).fields).flatMap(([key, value]) => {
    const own = path ? `${path}.${key}` : key;
    const field = read(value);
    const { innerType, meta, optional } = field;
    const inner = read(innerType);
    const item = innerType === undefined ? undefined : inner.meta.description;
    const example = asYaml(meta.example ?? inner.meta.example);
    return [
      {
        path: own,
        kind: readable(kindOf(field)),
        description: [meta.description, Object.keys(inner.fields).length > 0 ? undefined : item]
          .filter(Boolean)
          .join(' '),
        required: !optional,
        ...(example === undefined ? {} : { example }),
      },
      ...fieldsOf(value, own),
      ...fieldsOf(innerType, `${own}[]`),
    ];
  });
}
