/** What may have come in the place of a record of the description: any field, any value. */
export type Untrusted<Sent> = { readonly [Field in keyof Sent]?: unknown };

/** The value as a record; `undefined` for null, arrays and everything that is no object. */
export function asRecord<Sent = Record<string, unknown>>(
  value: unknown,
): Untrusted<Sent> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? value : undefined;
}
