import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

/** A JSON Schema (dialect 2020-12) that needs nothing besides itself. */
export type JsonSchema = Record<string, unknown>;

/** A call of the API description. */
export interface Operation {
  operationId: string;
  /** In small letters, as in the description. */
  method: string;
  /** With its parameters in braces. */
  path: string;
  /** The statuses that are described. */
  statuses: number[];
  /** Whether the visitor's stored token is sent along. */
  auth: boolean;
}

/** A response, or one of its headers; or where it is described. */
interface Part {
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

/** Every call of the description, in its order. */
export function operations(): Operation[] {
  return Object.entries(description().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses, security }]) => ({
      operationId,
      method,
      path,
      statuses: Object.keys(responses).map(Number),
      auth: security !== undefined,
    })),
  );
}

/** References into the description become references into the schema itself. */
function localised(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
  return JSON.parse(text) as JsonSchema;
}

/** What a reference names among components of its kind, or the thing itself. */
export function resolved(part: Part | undefined, parts: Record<string, Part>): Part | undefined {
  return part?.$ref ? parts[part.$ref.split('/').pop() ?? ''] : part;
}

/** What is described of an answer with a status. */
export function responseOf(operationId: string, status: number): Part | undefined {
  const { paths, components } = description();
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const named = all.find((one) => one.operationId === operationId)?.responses[String(status)];
  return resolved(named, components.responses);
}

/**
 * The schema of an answer in JSON, ready for a validator of dialect 2020-12. Throws when the
 * description holds no such call or no JSON for that status.
 */
export function schemaFor(operationId: string, status = 200): JsonSchema {
  const schema = responseOf(operationId, status)?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} describes no JSON for status ${status}`);
  return localised({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...schema,
    $defs: description().components.schemas,
  });
}
