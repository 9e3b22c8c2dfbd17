import { description, type JsonSchema } from '../../../src/content-service/contract';
import { resolved, responseOf } from './contract';

/**
 * The schema of an answer's headers, their names in small letters as Node has them: every header
 * that is described for that status must be there.
 */
export function headersFor(operationId: string, status = 200): JsonSchema {
  const described = Object.entries(responseOf(operationId, status)?.headers ?? {});
  const { headers } = description().components;
  const properties = described.map(
    ([name, header]) => [name.toLowerCase(), resolved(header, headers)?.schema ?? {}] as const,
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: properties.map(([name]) => name),
    properties: Object.fromEntries(properties),
  };
}
