import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { withdrawnIn } from '../../privacy/withdrawn';

const isText = (name: string) => /\.(html|json|xml|txt|ics|webmanifest)$/.test(name);

/** Files of a built site that still name a withdrawn child, by their paths in it; a build writes them anew. */
export async function pagesNaming(
  publicDir: string,
  fingerprints: readonly string[],
): Promise<string[]> {
  if (fingerprints.length === 0) return [];
  const withdrawn = withdrawnIn(fingerprints);
  const names = await readdir(publicDir, { recursive: true }).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter(isText).sort()) {
    // A build may take a file away meanwhile.
    const text = await readFile(join(publicDir, name), 'utf8').catch(() => '');
    if (withdrawn.names(text)) found.push(name.split(sep).join('/'));
  }
  return found;
}

/** What tells of such files, and what to do. */
export function namingWords(files: readonly string[]): string {
  const first = files.slice(0, 10).join(', ');
  const more = files.length > 10 ? ` and ${files.length - 10} more` : '';
  return `the built site still names a withdrawn child (${first}${more}); run: npm run build`;
}
