/** A text or a number as text; '' for all else, of which JSON can make objects that `String` throws at. */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
