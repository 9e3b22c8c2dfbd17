import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { description, standalone } from '../../content-service/contract';
import { inShort, times } from '../../lib/http/reading-report';
import { type Line, note } from './report';

const ajv = addFormats(new Ajv2020({ allErrors: true, verbose: true, strict: false }));
const validators = new Map<string, ReturnType<typeof ajv.compile>>();

function validatorOf(path: string) {
  const known = validators.get(path);
  if (known) return known;
  const reply = description().paths[path]?.['get']?.responses['200'];
  const made = ajv.compile(standalone(reply?.content?.['application/json']?.schema ?? {}));
  validators.set(path, made);
  return made;
}

/** What of a reply is not as openapi.yaml describes it: each field and error once, with its number. */
export function offDescription(path: string, value: unknown): Line[] {
  const validate = validatorOf(path);
  // Record by record: over a whole list Ajv copies all earlier errors for each further one.
  const parts = Array.isArray(value) && value.length > 0 ? value.map((one) => [one]) : [value];
  const errors = parts.flatMap((part) => (validate(part) ? [] : (validate.errors ?? [])));
  const found = new Map<string, { count: number; data: unknown }>();
  for (const { instancePath, message, params, data } of errors) {
    const extra = (params as { additionalProperty?: string }).additionalProperty;
    // Which record it is makes no difference.
    const field = instancePath.replace(/\/\d+(?=\/|$)/g, '').slice(1);
    const key = `${field ? `"${field}" ` : ''}${message}${extra ? `: "${extra}"` : ''}`;
    const { count } = found.get(key) ?? { count: 0 };
    found.set(key, { count: count + 1, data: extra ? undefined : data });
  }
  return [...found].map(([difference, { count, data }]) => {
    const example = data === undefined ? '' : `, such as ${inShort(data)}`;
    return note(`not as described ${times(count)}: ${difference}${example}`);
  });
}
