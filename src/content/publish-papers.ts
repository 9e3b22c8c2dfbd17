import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Copies content/papers to `papers` in the built site, where the loaded blocks' links point. */
export function publishPapers(contentDir: string, publicDir: string): void {
  const from = join(contentDir, 'papers');
  if (existsSync(from)) cpSync(from, join(publicDir, 'papers'), { recursive: true });
}
