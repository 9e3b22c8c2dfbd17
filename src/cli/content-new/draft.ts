import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { findDiagnostics, type FolderToCheck } from '../content-check/find-diagnostics';
import { type Diagnostic, formatDiagnostic } from '../../content/diagnostics';
import { writeWhole } from '../write-whole';

/** Files that are to be written or removed, all of them or none. */
export class Draft {
  private readonly files = new Map<string, string | Buffer | undefined>();

  constructor(private readonly folder: FolderToCheck) {}

  /** The content folder. */
  get dir(): string {
    return this.folder.dir;
  }

  /** The text of a file as it would be; undefined where there is none. */
  text(name: string): string | undefined {
    const path = join(this.dir, name);
    if (this.files.has(name)) return this.files.get(name)?.toString();
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  /** Adds a file, by its name in the content folder, or the new text of one that is there. */
  add(name: string, data: string | Buffer): void {
    this.files.set(name, data);
  }

  /** Removes a file that is there, by its name in the content folder. */
  remove(name: string): void {
    this.files.set(name, undefined);
  }

  /**
   * Writes the files and checks the folder. With an error that was not there before all is as it was,
   * and the errors are thrown. Gives the files as an editor knows them.
   */
  write(): string[] {
    const before = new Map(
      [...this.files.keys()].map((name) => {
        const path = join(this.dir, name);
        return [name, existsSync(path) ? readFileSync(path) : undefined] as const;
      }),
    );
    try {
      this.put(this.files);
      const fresh = new Set(this.newProblems(before));
      if (fresh.size > 0) throw new Error(`Nothing was written:\n${[...fresh].join('\n')}`);
    } catch (error) {
      this.put(before);
      throw error;
    }
    const written = [...this.files].flatMap(([name, data]) => (data === undefined ? [] : [name]));
    return written.map((name) => join(basename(resolve(this.dir)), name));
  }

  /** Writes or removes files of the folder. */
  private put(files: ReadonlyMap<string, string | Buffer | undefined>): void {
    for (const [name, data] of files) {
      const path = join(this.dir, name);
      if (data === undefined) {
        rmSync(path, { force: true });
        continue;
      }
      mkdirSync(dirname(path), { recursive: true });
      writeWhole(path, data);
    }
  }

  /**
   * Errors that were not there before. Only where there are any, the folder as it was is checked too. Of what was
   * written from a file with the same error, that file is told.
   */
  private newProblems(before: ReadonlyMap<string, Buffer | undefined>): string[] {
    if (this.files.size === 0) return [];
    const problems = findDiagnostics(this.folder).diagnostics;
    if (problems.length === 0) return [];
    this.put(before);
    const known = new Map(
      findDiagnostics(this.folder).diagnostics.map((one) => [withoutLine(one), one]),
    );
    this.put(this.files);
    const fresh = problems.filter((problem) => !known.has(withoutLine(problem)));
    return fresh.map((problem) => {
      const first = [...known.values()].find(({ message }) => message === problem.message);
      return first ? formatDiagnostic(first) : withoutLine(problem);
    });
  }
}

/** An error without its line: an item more moves those of the others. */
const withoutLine = (problem: Diagnostic) =>
  formatDiagnostic({ ...problem, line: 0, column: 0 }).replace(':0:0', '');
