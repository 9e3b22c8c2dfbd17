import { ValidationError, type AnySchema, type InferType } from 'yup';
import { noChecks, type Checks } from './checks';
import type { Diagnostic, Fix } from './diagnostics';
import type { FilledFile } from './facts';
import { parsePath, type Path, type Place } from './source-file';

/**
 * Checks a file against a schema; every diagnostic has its place in the file. The value is as the schema cast it; there
 * too when only what it points to is wrong, not its shape.
 */
export function validate<S extends AnySchema>(
  schema: S,
  { source, isUnsure }: Pick<FilledFile, 'source'> & Partial<FilledFile>,
  checks: Checks,
): { value?: InferType<S>; diagnostics: Diagnostic[] } {
  const all = checkValue(schema, source.value, checks);
  if (all.errors.length === 0) return { value: all.value, diagnostics: [] };
  const diagnostics = withoutMistyped(all.errors).flatMap((error) => {
    const { path, aim } = aimAt(parsePath(error.path ?? ''), error.params);
    if (isUnsure?.(path)) return [];
    const place = source.at(path, aim);
    const fix = fixOf(error, place);
    return [{ ...place, message: error.message, ...(fix && { fix }) }];
  });
  // A page with a missing picture can still be shown to the editor who is at work on it.
  const { block } = checks;
  return { value: checkValue(schema, source.value, { ...noChecks, block }).value, diagnostics };
}

/** Checks a value against a schema: gives what it is by that, or all errors. */
export function checkValue<S extends AnySchema>(schema: S, value: unknown, checks?: Checks) {
  try {
    const options = { abortEarly: false, context: { checks } };
    return { value: schema.validateSync(value, options) as InferType<S>, errors: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: error.inner.length > 0 ? error.inner : [error] };
  }
}

/** A key that was only mistyped is told as such, and not as missing too. */
function withoutMistyped(errors: readonly ValidationError[]): ValidationError[] {
  const meant = new Set(
    errors.flatMap(({ path, params }) =>
      params?.meant === undefined ? [] : [[path, params.meant].filter(Boolean).join('.')],
    ),
  );
  return errors.filter(({ path = '', value }) => value !== undefined || !meant.has(path));
}

const truths: Record<string, string> = { yes: 'true', on: 'true', no: 'false', off: 'false' };

/** The suggestion of a test, or the boolean that YAML took for a word. */
function fixOf(error: ValidationError, { line, column }: Place): Fix | undefined {
  const {
    key,
    fix,
    type,
    originalValue,
    was = key ?? originalValue ?? error.value,
  } = error.params ?? {};
  const isTruth = error.type === 'typeError' && type === 'boolean';
  if (typeof was !== 'string') return undefined;
  const is = isTruth ? truths[was.toLowerCase()] : fix;
  return typeof is === 'string' ? { line, column, was, is } : undefined;
}

/** An unknown key is pointed at itself; a diagnostic inside a text at its character. */
function aimAt(path: Path, params: Record<string, unknown> | undefined) {
  const { key, offset } = params ?? {};
  if (typeof key === 'string') return { path: [...path, key], aim: { aim: 'key' as const } };
  return { path, aim: typeof offset === 'number' ? { offset } : {} };
}
