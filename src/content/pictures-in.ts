import { isRecord } from './record';

/** The pictures that loaded content names, relative to the content folder, each once. */
export function picturesIn(value: unknown): string[] {
  return [...new Set(sources(value))].map((src) => `pictures/${src}`);
}

function sources(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sources);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'src' && typeof item === 'string' ? [item] : sources(item),
  );
}
