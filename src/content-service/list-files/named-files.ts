/** The files that stand in a value at whatever depth: paths under pictures/ or papers/. */
export function namedFiles(value: unknown): Set<string> {
  if (typeof value === 'string') {
    return new Set(/^(pictures|papers)(\/[\w-][\w.-]*)+$/.test(value) ? [value] : []);
  }
  const parts: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return new Set(parts.flatMap((part) => [...namedFiles(part)]));
}
