/**
 * Files of the content folder whose names the disk has in another Unicode form than texts and addresses, as a
 * Mac writes them: by their paths in the composed form, `pictures/Fête.webp`.
 */
export type DiskNames = Readonly<Record<string, string>>;

/** The files that a site's content names. */
export interface NamedFiles {
  /** The documents, by their paths in content/papers. */
  documents: string[];
  diskNames?: DiskNames;
}

/** The path of a file as the disk has it, relative to the content folder. */
export const onDisk = (path: string, names: DiskNames = {}): string =>
  Object.hasOwn(names, path) ? (names[path] ?? path) : path;
