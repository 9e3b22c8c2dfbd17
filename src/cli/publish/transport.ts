/** A way to another machine's folder. Names are paths in it, with slashes: 'Fee/index.html'. */
export interface Transport {
  /** How many files are best sent at a time. */
  batch: number;
  /** The text of a file; undefined where there is none. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  /**
   * Sends these files of a local folder, each under its name. Whoever reads one meanwhile gets the old one or the
   * new one, whole.
   */
  send(dir: string, names: readonly string[]): Promise<void>;
  /** Removes these files, and the folders that are empty then; those that are not there are no error. */
  remove(names: readonly string[]): Promise<void>;
  /** What the folder itself holds. */
  list(): Promise<string[]>;
  close(): Promise<void>;
}

/** The folders above some files, the innermost first. */
export function foldersAbove(names: readonly string[]): string[] {
  const folders = names.flatMap((name) => {
    const parts = name.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)].sort((a, b) => b.split('/').length - a.split('/').length);
}

/** What a file is called while it is on its way: servers never show names that begin so. */
export const unfinished = '.htupload';
