import { resolve } from 'node:path';
import { compiledVariable } from '../../generator/folders';
import { lookName } from '../../generator/compiled/compiled-site';
import { loadSiteContent } from '../../generator/load-site-content';
import { readBrand } from '../../generator/set-brand';
import { spanInWords } from '../../terminal/progress';
import { paint } from '../../terminal/style';
import { compileLook, runIt } from './compile-look';
import type { School } from './schools';

/** How many schools a run builds, and how many at a time. */
export interface BuildSchoolsOptions {
  schools: School[];
  concurrency: number;
}

/** The schools by the look that their scripts are compiled for. */
function byLook(schools: readonly School[]): Map<string, School[]> {
  const looks = new Map<string, School[]>();
  for (const school of schools) {
    const look = lookName(readBrand(school.contentDir));
    looks.set(look, [...(looks.get(look) ?? []), school]);
  }
  return looks;
}

/** Builds one school in a process of its own, and says how that went. False when it failed. */
async function buildOne(school: School, compiled: string): Promise<boolean> {
  const { name, contentDir, publicDir } = school;
  const started = performance.now();
  const script = resolve('src/tools/build-schools/build-one.ts');
  const env = { CONTENT_DIR: contentDir, PUBLIC_DIR: publicDir, [compiledVariable]: compiled };
  // Not the command tsx, which starts a process of its own first: a twentieth of the time.
  const { code, said } = await runIt(process.execPath, ['--import', 'tsx', script], env);
  const took = spanInWords(performance.now() - started);
  const lines = said.trimEnd().split('\n');
  if (code !== 0) {
    console.error(`${paint('bad', `${name}: not built`, process.stderr)}\n${said.trimEnd()}`);
    return false;
  }
  console.log(`${paint('good', name)}: ${lines.at(-1)} pages in ${took}`);
  for (const line of lines.slice(0, -1)) console.warn(`  ${line}`);
  return true;
}

/** Does the work of all items, some at a time. */
async function each<T>(items: readonly T[], some: number, work: (item: T) => Promise<void>) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: some }, worker));
}

/**
 * Builds all schools, and says at its end how many there are. Those of one look share scripts that are
 * compiled once. A school with faults stops no other; the process ends with status 1 then.
 */
export async function buildSchools({ schools, concurrency }: BuildSchoolsOptions): Promise<void> {
  const started = performance.now();
  process.env.GATSBY_TELEMETRY_DISABLED = '1';
  let built = 0;
  for (const [look, alike] of byLook(schools)) {
    const model = alike.find(({ contentDir }) => !loadSiteContent(false, contentDir).faults);
    const compiling = performance.now();
    const compiled = model ? await compileLook(look, model.contentDir) : '';
    console.log(`Scripts (${look}): ${spanInWords(performance.now() - compiling)}`);
    await each(alike, concurrency, async (school) => {
      if (await buildOne(school, compiled)) built += 1;
    });
  }
  const took = spanInWords(performance.now() - started);
  console.log(`${built} of ${schools.length} schools are built, in ${took}.`);
  if (built < schools.length) process.exitCode = 1;
}
