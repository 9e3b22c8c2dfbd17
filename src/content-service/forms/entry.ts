import { string } from 'yup';
import { ApiError } from '../server/errors';

// Control characters have no place in a name or message; line ends and tabs do.
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A text without control characters and without blanks around it; anything else is no entry. */
function entry(value: unknown): string {
  return typeof value === 'string' ? value.replace(controls, '').trim() : '';
}

/** A required field. `max` is in characters. */
export const field = (missing: string, label: string, max: number) =>
  string().required(missing).max(max, `${label} is too long; ${max} characters at most.`);

/** The named entries of a JSON body. Throws a 400 when the body is not a JSON object. */
export function entriesOf<Name extends string>(
  body: unknown,
  names: readonly Name[],
): Record<Name, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'The body must be a JSON object.');
  }
  const given = new Map(Object.entries(body));
  const entries = names.map((name) => [name, entry(given.get(name))] as const);
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(entries) as Record<Name, string>;
}
