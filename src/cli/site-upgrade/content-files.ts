import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { formatDiagnostic } from '../../content/diagnostics';
import { readText } from '../../content/read-text';
import { readYaml } from '../../content/read-yaml';
import { writtenBelow } from '../../lib/files/files-below';
import { documentText } from '../document-text';

/** The written files of a content folder, to be changed by migrations; nothing is written here. */
export class ContentFiles {
  private readonly documents = new Map<string, { document: Document; before: string }>();
  private readonly fresh = new Map<string, string>();

  constructor(readonly dir: string) {}

  /** Whether the folder has a file of this name. */
  has(name: string): boolean {
    return this.fresh.has(name) || existsSync(join(this.dir, name));
  }

  /** The text of a file as it stands in the folder; undefined where there is none. */
  text(name: string): string | undefined {
    const path = join(this.dir, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  /** The document of a file: what is changed in it keeps comments, order and quotes. */
  document(name: string): Document | undefined {
    const known = this.documents.get(name);
    if (known) return known.document;
    const before = this.text(name);
    if (before === undefined) return undefined;
    const document = parseDocument(before);
    if (document.errors.length > 0) {
      const { text, diagnostic } = readText(join(this.dir, name), name);
      const wrong = diagnostic ? [diagnostic] : readYaml(name, text).diagnostics;
      throw new Error(`Correct this first:\n${wrong.map(formatDiagnostic).join('\n')}`);
    }
    this.documents.set(name, { document, before });
    return document;
  }

  /** Whether a page has this address. */
  hasPage(path: string): boolean {
    const pages = join(this.dir, 'pages');
    const line = new RegExp(`^path: *['"]?${path}['"]?\\s*$`, 'm');
    return writtenBelow(pages).some(
      (name) => /\.(yaml|md)$/.test(name) && line.test(readFileSync(join(pages, name), 'utf8')),
    );
  }

  /** Adds a file, or writes the one that is there anew as a whole. */
  add(name: string, text: string): void {
    this.fresh.set(name, text);
  }

  /** The new texts of the files that have changed, by their names. */
  changes(): Map<string, { before?: string; after: string }> {
    const changed = new Map<string, { before?: string; after: string }>();
    for (const [name, { document, before }] of this.documents) {
      if (parseDocument(before).toString() === document.toString()) continue;
      changed.set(name, { before, after: documentText(document, before) });
    }
    for (const [name, after] of this.fresh) {
      const before = this.text(name);
      changed.set(name, { ...(before !== undefined && { before }), after });
    }
    return changed;
  }
}
