import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transport } from '../../../src/cli/publish/transport';

/** A server's folder in memory, whose connection can break. */
export class MemoryServer {
  readonly files = new Map<string, string>();
  /** The names of files in the order in which they came (`+`) and went (`-`). */
  readonly log: string[] = [];
  /** How many more files come before the connection breaks. */
  left = Infinity;

  private put(name: string, text: string): void {
    if (this.left <= 0) throw new Error('connection lost');
    this.left -= 1;
    this.files.set(name, text);
    this.log.push(`+${name}`);
  }

  /** Opens a connection; the one before is gone. */
  open = async (): Promise<Transport> => ({
    batch: 2,
    read: async (name) => this.files.get(name),
    write: async (name, text) => void this.files.set(name, text),
    send: async (dir, names) => {
      for (const name of names) this.put(name, readFileSync(join(dir, name), 'utf8'));
    },
    remove: async (names) => {
      for (const name of names) {
        this.files.delete(name);
        this.log.push(`-${name}`);
      }
    },
    list: async () => [...new Set([...this.files.keys()].map((name) => name.split('/')[0] ?? ''))],
    close: async () => undefined,
  });
}
