import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `content-below.ts /school reports/below/content`: a copy of the sample's content, of a site that stands below a path.
 */
const [, , base = '', target = ''] = process.argv;
rmSync(target, { recursive: true, force: true });
cpSync('content', target, { recursive: true });
const file = join(target, 'site.yaml');
const text = readFileSync(file, 'utf8');
const placed = text.replace(/^(siteUrl: \S+)$/m, `$1${base}`);
if (placed === text) throw new Error(`${file} has no line with siteUrl`);
writeFileSync(file, placed);
