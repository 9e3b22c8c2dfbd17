import { type AnyObject, type TestContext, ValidationError } from 'yup';
import { isRecord } from '../../content/record';

const word = /\{(?:session|lastSession|nextSession)\}/;

/** Every text in a value at whatever depth, with its path as Yup writes it. */
function textsIn(value: unknown, path: string): { text: string; path: string }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) {
    return value.flatMap((part, index) => textsIn(part, `${path}[${index}]`));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/**
 * A test of a list's item: versions up to 0.2 put the session of the day in the place of `{session}`, which
 * then changed under a record; a text names its session itself.
 */
export function namesSessions(item: unknown, context: TestContext<AnyObject>) {
  const errors = textsIn(item, context.path).flatMap(({ text, path }) => {
    const found = word.exec(text);
    if (!found) return [];
    const message = `"${found[0]}" would be shown as it stands; write the session itself, such as 2026-2027`;
    return [context.createError({ path, message, params: { offset: found.index } })];
  });
  return errors.length === 0 || new ValidationError(errors);
}
