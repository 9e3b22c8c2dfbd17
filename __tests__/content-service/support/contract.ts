import {
  description,
  type JsonSchema,
  type Part,
  standalone,
} from '../../../src/content-service/contract';

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
  return standalone(schema);
}
