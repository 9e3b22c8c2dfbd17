import { type DiskNames, onDisk } from './disk-names';
import { valuesIn } from './values-in';

/** The pictures that loaded content names, relative to the content folder as the disk has them, each once. */
export function picturesIn(content: unknown, diskNames?: DiskNames): string[] {
  const sources = valuesIn(content).flatMap(({ value, path }) =>
    path.at(-1) === 'src' && typeof value === 'string' ? [value] : [],
  );
  return [...new Set(sources)].map((src) => onDisk(`pictures/${src}`, diskNames));
}
