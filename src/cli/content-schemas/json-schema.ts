import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { type Fields, isWhole } from './field-lines';

/** As much of JSON Schema as editors of YAML need for completion, hints and red lines. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: string | string[];
  enum?: (string | null)[];
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  minItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** Anything may be taken whole from `content/facts`. */
const fact: JsonSchema = {
  description: 'A fact, taken whole: { fact: fees.rows }.',
  type: 'object',
  properties: { fact: { type: 'string', examples: ['fees.lateFine'] } },
  required: ['fact'],
  additionalProperties: false,
};

const factRef: JsonSchema = { $ref: '#/$defs/fact' };

/** A text that holds a fact: it becomes a number or a date when the content is read. */
const filled: JsonSchema = { type: 'string', pattern: '\\{\\{' };

/** What a file may hold besides its own fields. */
interface FileKind {
  /** By kind; none where the file has no blocks. */
  blocks?: Readonly<Record<string, SchemaDescription>>;
  /** Whether its texts and values may come from `content/facts`. */
  facts?: boolean;
}

/** A group of texts, by its keys; the first one is needed. */
const groupOf = (keys: Readonly<Record<string, string>>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(keys).map(([key, description]) => [key, { description, type: 'string' }]),
  ),
  required: Object.keys(keys).slice(0, 1),
  additionalProperties: false,
});

/** Makes schemas of fields, for a file that may take facts or not. */
function reader(facts: boolean) {
  function shapeOf(field: SchemaDescription): JsonSchema[] {
    const { type, nullable } = field;
    const or = (...types: string[]) => [...types, ...(nullable ? ['null'] : [])];
    if ('fields' in field) return [objectOf(field.fields as Fields)];
    if (type === 'array' && 'innerType' in field) {
      const least = field.tests.some(({ name }) => name === 'min') ? { minItems: 1 } : {};
      const blocks = field.meta?.blocks && { $ref: '#/$defs/block' };
      const items = blocks ?? schemaOf(field.innerType as SchemaFieldDescription);
      return [{ type: 'array', items, ...least }];
    }
    const inText = facts ? [filled] : [];
    const { asText, words } = field.meta ?? {};
    const pattern = `^(${asText})$`;
    if (words) {
      const known = { enum: [...words, ...(nullable ? [null] : [])] };
      return asText ? [known, { type: ['string', 'number'], pattern }] : [known];
    }
    const asWritten = asText ? [{ type: 'string', pattern }] : [];
    if (type === 'number') return [{ type: or('number') }, ...asWritten, ...inText];
    if (type === 'boolean') return [{ type: or('boolean') }];
    // A number is taken as a text too.
    const { group, orList, orTrue } = field.meta ?? {};
    const text = { type: or('string', 'number', ...(orTrue ? ['boolean'] : [])) };
    return [
      text,
      ...(group ? [groupOf(group)] : []),
      ...(orList ? [{ type: 'array', items: text }] : []),
    ];
  }

  function objectOf(fields: Fields): JsonSchema {
    const entries = Object.entries(fields);
    const required = entries.filter(([, field]) => isWhole(field) && !field.optional);
    return {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
      required: required.map(([name]) => name),
      additionalProperties: false,
    };
  }

  function schemaOf(field: SchemaFieldDescription): JsonSchema {
    const { description, example } = ('meta' in field && field.meta) || {};
    // What a schema chooses by the value itself is told when the content is checked.
    const anything: JsonSchema[] = [{}];
    const own = isWhole(field) ? [...shapeOf(field), ...(facts ? [factRef] : [])] : anything;
    const [first, ...others] = own;
    return {
      ...(description !== undefined && { description }),
      ...(example !== undefined && { examples: [example] }),
      ...(others.length > 0 && first ? { anyOf: [first, ...others] } : first),
    };
  }

  return shapeOf;
}

/** The JSON Schema of a file, from what `schema.describe()` says. */
export function fileSchema(
  title: string,
  described: SchemaDescription,
  { blocks = {}, facts = false }: FileKind = {},
): JsonSchema {
  const shapeOf = reader(facts);
  const oneOf = Object.values(blocks).map((block) => ({
    description: block.meta?.description ?? '',
    ...shapeOf(block)[0],
  }));
  const defs = { ...(facts && { fact }), ...(oneOf.length > 0 && { block: { oneOf } }) };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description: described.meta?.description ?? '',
    ...shapeOf(described)[0],
    ...(Object.keys(defs).length > 0 && { $defs: defs }),
  };
}
