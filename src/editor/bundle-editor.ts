import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Brand, brand } from '../theme/brand';
import { conditionsOf } from '../theme/brand-conditions';
import { filesBelow } from '../lib/files/files-below';
import { withClosedPreview, withOwnFonts } from './cms-script';
import { helpPage } from './editor-page';

const packages = createRequire(resolve('package.json'));
const cmsDir = () => dirname(packages.resolve('@sveltia/cms'));

/**
 * Maps, and colours for languages of programmers: no field of ours shows either, and they would be
 * three hundred files.
 */
const unused = /^(@shikijs\/(langs|themes)\/|leaflet|terra-draw)/;

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: unused }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /^/, namespace: 'unused' }, () => ({ contents: 'export default [];' }));
  },
};

const ownScript: Plugin = {
  name: 'own-script',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      const assets = readdirSync(join(cmsDir(), 'assets'));
      const code = withOwnFonts(await readFile(path, 'utf8'), assets);
      return { contents: withClosedPreview(code) };
    });
  },
};

/** A visitor's page goes without a font that comes late; a preview waits for it. */
const waitingFonts: Plugin = {
  name: 'waiting-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /theme[\\/]fonts[\w-]*\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('optional', 'swap'),
      loader: 'css',
    }));
  },
};

/** The guide for editors. */
const guide = () => readFileSync(resolve('docs/editors.md'), 'utf8');

/**
 * What the bundle is made of, as a name: the packages, the guide, and our files. The previews render with the
 * site's own components, so that any of them may go to the browser.
 */
function bundleKey(conditions: readonly string[]): string {
  const hash = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(guide())
    .update(conditions.join());
  for (const name of filesBelow('src').filter((file) => /\.(tsx?|css)$/.test(file))) {
    hash.update(name).update(readFileSync(join('src', name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Bundles the form editor's scripts, with its guide, for schools that look like this one below `cacheDir`, unless
 * the last build has done so; gives the folder. What was bundled for other looks stays.
 */
export async function bundleEditor(cacheDir: string, school: Brand = brand): Promise<string> {
  const conditions = conditionsOf(school);
  const dir = join(cacheDir, conditions.join('-'), bundleKey(conditions));
  // Gatsby empties folders below .cache of their scripts, so what is kept is looked at.
  if (existsSync(join(dir, 'main.js'))) return dir;
  await mkdir(dirname(dir), { recursive: true });
  const half = await mkdtemp(`${dir}.`);
  await build({
    entryPoints: {
      main: resolve('src/editor/browser/main.ts'),
      preview: resolve('src/editor/browser/preview.tsx'),
    },
    outdir: half,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    conditions,
    assetNames: 'fonts/[name]-[hash]',
    define: {
      'process.env.NODE_ENV': '"production"',
      // A preview shows what is written and asks no service: a picture of a list is an empty one
      // that keeps its path, until the folder's own stands in its place (browser/picture-files.ts).
      'process.env.GATSBY_CONTENT_SERVICE_URL': JSON.stringify(
        "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E#",
      ),
      'process.env.GATSBY_LISTS': '""',
      'process.env.GATSBY_SCHOOL_CODE': '""',
      // Of the school whose editor it is: see write-editor.ts.
      'process.env.GATSBY_BRAND': 'globalThis.schoolBrand',
      'process.env.GATSBY_BASE': 'globalThis.siteBase',
    },
    logLevel: 'error',
    plugins: [withoutUnused, ownScript, waitingFonts],
  });
  // Fonts, and what decodes photos: the scripts find them beside themselves.
  const isWanted = (name: string) => !name.endsWith('.map');
  await cp(join(cmsDir(), 'assets'), join(half, 'assets'), { recursive: true, filter: isWanted });
  await mkdir(join(half, 'help'));
  await writeFile(join(half, 'help/index.html'), helpPage(guide()));
  await place(half, dir);
  await removeOlder(dir);
  return dir;
}

/**
 * Gives a finished folder its name at the end: a build that is stopped must not leave half a bundle
 * behind. Where another build was quicker, its bundle, which is the same, stays.
 */
async function place(half: string, dir: string): Promise<void> {
  try {
    await rename(half, dir);
  } catch (error) {
    if (!existsSync(join(dir, 'main.js'))) throw error;
    await rm(half, { recursive: true, force: true });
  }
}

/** What no build that still runs can need: builds take minutes. */
const olderMs = 3_600_000;

/** Removes earlier bundles beside this one, and what builds that were stopped have left. */
async function removeOlder(dir: string): Promise<void> {
  for (const name of await readdir(dirname(dir))) {
    const other = join(dirname(dir), name);
    const known = await stat(other).catch(() => undefined);
    if (other === dir || !known || Date.now() - known.mtimeMs < olderMs) continue;
    await rm(other, { recursive: true, force: true });
  }
}
