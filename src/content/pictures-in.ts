import { type DiskNames, onDisk } from './disk-names';
import { isRecord } from './record';

/** The pictures that loaded content names, relative to the content folder as the disk has them, each once. */
export function picturesIn(value: unknown, diskNames?: DiskNames): string[] {
  return [...new Set(sources(value))].map((src) => onDisk(`pictures/${src}`, diskNames));
}

function sources(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sources);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'src' && typeof item === 'string' ? [item] : sources(item),
  );
}
