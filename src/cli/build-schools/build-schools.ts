import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { compile, whyCompile } from '../../build/compile/compile';
import { themeVariantName } from '../../build/compile/compiled-site';
import { loadSiteContent } from '../../build/load-site-content';
import { readBasePath, setBasePath } from '../../build/set-base-path';
import { readBrand } from '../../build/set-brand';
import { formatDuration } from '../../lib/terminal/progress';
import { paint } from '../../lib/terminal/style';
import { sampleBrand } from '../../theme/brand';
import { gatsbyBuild } from '../gatsby-build';
import { runCaptured } from '../run-program';
import type { School } from './schools';
import { groupBy } from '../../lib/group-by';

/** Throws where children of one school would come into the sites of others. */
function requireNoPrivateDir(): void {
  if (!process.env['PRIVATE_DIR']) return;
  throw new Error('PRIVATE_DIR is the folder of one school; build that one by itself');
}

const brandOf = ({ contentDir }: School) => readBrand(contentDir) ?? sampleBrand;

const byThemeVariant = (schools: readonly School[]) =>
  groupBy(schools, (school) => themeVariantName(brandOf(school), readBasePath(school.contentDir)));

/** Has Gatsby compile for schools of one theme variant, from the content of this one, where it has to; tells whether. */
async function compileFrom(school: School): Promise<boolean> {
  const brand = brandOf(school);
  setBasePath(school.contentDir);
  if (!(await whyCompile(brand))) return false;
  const env = { CONTENT_DIR: school.contentDir };
  await compile(brand, (run) =>
    gatsbyBuild({ ...run, env: { ...run.env, ...env } }, { silent: true }),
  );
  return true;
}

/** Builds one school in a process of its own, and says how that went. False when it failed. */
async function buildOne({ name, contentDir, publicDir }: School): Promise<boolean> {
  const started = performance.now();
  const script = resolve('src/cli/build-schools/build-one.ts');
  const env = { CONTENT_DIR: contentDir, PUBLIC_DIR: publicDir };
  // Not the command tsx, which starts a process of its own first: a twentieth of the time.
  const args = ['--import', 'tsx', script];
  const { end, output: printed } = await runCaptured({ program: process.execPath, args, env });
  const output = printed.trimEnd();
  const took = formatDuration(performance.now() - started);
  if (end !== 0) {
    console.error(`${paint('bad', `${name}: not built`, process.stderr)}\n${output}`);
    return false;
  }
  const lines = output.split('\n');
  console.log(`${paint('good', name)}: ${lines.at(-1)} pages in ${took}`);
  for (const line of lines.slice(0, -1)) console.warn(`  ${line}`);
  return true;
}

/**
 * Builds all schools, and says at its end how many there are. Those of one theme variant share scripts that are
 * compiled once. A school with faults stops no other; the process ends with status 1 then.
 */
export async function buildSchools({
  schools,
  concurrency,
}: {
  schools: School[];
  concurrency: number;
}): Promise<void> {
  requireNoPrivateDir();
  const started = performance.now();
  process.env.GATSBY_TELEMETRY_DISABLED = '1';
  const limit = pLimit(concurrency);
  let built = 0;
  const build = async (school: School) => {
    if (await buildOne(school)) built += 1;
  };
  for (const [variant, alike] of byThemeVariant(schools)) {
    const model = alike.find(({ contentDir }) => !loadSiteContent(false, contentDir).faults);
    const compiling = performance.now();
    const isNew = model !== undefined && (await compileFrom(model));
    console.log(`Scripts (${variant}): ${formatDuration(performance.now() - compiling)}`);
    // What is new is held against Gatsby's pages of this school, before another one is rendered from it.
    if (isNew) await build(model);
    const others = alike.filter((school) => !isNew || school !== model);
    await Promise.all(others.map((school) => limit(build, school)));
  }
  const took = formatDuration(performance.now() - started);
  console.log(`${built} of ${schools.length} schools are built, in ${took}.`);
  if (built < schools.length) process.exitCode = 1;
}
