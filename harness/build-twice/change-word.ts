import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lead = /^(lead: .*?)(['"]?)$/m;

/** Adds one word to the lead of the first page that has one, as an editor would. */
export function changeWord(contentDir: string): void {
  const folder = join(contentDir, 'pages');
  const names = readdirSync(folder).filter((name) => /\.(ya?ml|md)$/.test(name));
  for (const file of names.sort().map((name) => join(folder, name))) {
    const text = readFileSync(file, 'utf8');
    if (lead.test(text)) return writeFileSync(file, text.replace(lead, '$1 Indeed.$2'));
  }
  throw new Error(`${folder} has no page with a lead.`);
}
