import { ValidationError, type Schema } from 'yup';

/** The first message of each wrong field; undefined when every field is right. */
export function fieldErrors(schema: Schema, values: unknown): Record<string, string> | undefined {
  try {
    schema.validateSync(values, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) fields[path] ??= message;
    return fields;
  }
}
