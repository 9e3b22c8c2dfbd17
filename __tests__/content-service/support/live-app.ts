import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../../src/content-service/live-content/followed-part';
import { newApp, newFolder } from './app';
import { newDataFolder } from './data-folder';

/** Who is withdrawn. */
export const name = 'Ishita Negi';
/** Her portrait. */
export const portrait = 'pictures/people/topper-01.webp';
/** The rules of a school, with a list of the withdrawn. */
export const rules = (withdrawn = '') =>
  ['birthdays', 'toppers', 'council']
    .map((key) => `${key}: { name: full, picture: photo }\n`)
    .join('') + `albums: { shown: true }\n${withdrawn}`;
/** Those in which she is withdrawn. */
export const withdrawn = rules(`withdrawn:\n  - { name: ${name} }\n`);

/** An app over a folder of its own, whose looks at the content the test makes. */
export async function liveApp() {
  const folder = newFolder();
  copyFileSync('content/site.yaml', join(folder, 'site.yaml'));
  const privacyFile = join(folder, 'privacy.yaml');
  writeFileSync(privacyFile, rules());
  const dataDir = await newDataFolder();
  mkdirSync(join(dataDir, 'pictures/people'));
  copyFileSync(join('content/service', portrait), join(dataDir, portrait));
  const lines: { level: number; msg: string; reason?: string }[] = [];
  let look = () => {};
  const app = await newApp({
    siteFile: join(folder, 'site.yaml'),
    dataDir,
    publicDir: join(folder, 'public'),
    contentChecks: (check) => {
      look = check;
      return () => {};
    },
    logger: {
      level: 'warn',
      stream: { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
    },
  });
  lines.length = 0;
  return {
    app,
    dataDir,
    privacyFile,
    lines,
    /** Twice: a file that is just being written is left alone for one look. */
    follow() {
      look();
      look();
    },
    look: () => look(),
    async toppers() {
      const reply = await app.inject('/api/topper/all/DHS');
      return reply.json<{ name: string }[]>().map((one) => one.name);
    },
    status: async (url: string) => (await app.inject(url)).statusCode,
  };
}

/** Writes a file so that it differs for certain, also on a disk that knows whole seconds alone. */
export function rewrite(file: string, text: string): void {
  const before = stampOf(file);
  writeFileSync(file, text);
  while (stampOf(file) === before) writeFileSync(file, text);
}
