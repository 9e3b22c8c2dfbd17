import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

/** A JSON Schema (dialect 2020-12) that needs nothing besides itself. */
export type JsonSchema = Record<string, unknown>;

/** A response, or one of its headers; or where it is described. */
export interface Part {
  $ref?: string;
  schema?: JsonSchema;
  headers?: Record<string, Part>;
  content?: Record<string, { schema: JsonSchema }>;
}

interface Description {
  paths: Record<
    string,
    Record<string, { operationId: string; security?: unknown[]; responses: Record<string, Part> }>
  >;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Part>;
    headers: Record<string, Part>;
  };
}

let known: Description | undefined;

/** The whole description. */
export function description(): Description {
  const read = () => {
    const file = resolve('src/content-service/openapi.yaml');
    // The description is part of the code and is linted by its test.
    return parse(readFileSync(file, 'utf8')) as Description;
  };
  known ??= read();
  return known;
}

/** A schema of the description, ready for a validator of dialect 2020-12: references lead into it itself. */
export function standalone(schema: JsonSchema): JsonSchema {
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...schema,
    $defs: description().components.schemas,
  };
  const text = JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/');
  return JSON.parse(text) as JsonSchema;
}
