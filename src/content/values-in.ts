import { isRecord } from './record';
import type { Path } from './source-file';

/** Every value at whatever depth of another one, which comes first, with its path. */
export function valuesIn(value: unknown, path: Path = []): { value: unknown; path: Path }[] {
  const parts: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(isRecord(value) ? value : {});
  const inner = [...parts].flatMap(([key, part]) => valuesIn(part, [...path, key]));
  return [{ value, path }, ...inner];
}
