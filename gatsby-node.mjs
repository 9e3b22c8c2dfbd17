import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * `gatsby-hooks.ts` for Gatsby, bundled by esbuild in a fraction of a second; Gatsby's own compiler,
 * Parcel, takes several. The bundle is named by its text.
 */
const { outputFiles } = await build({
  entryPoints: ['gatsby-hooks.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  packages: 'external',
  logLevel: 'warning',
});
const [{ contents }] = outputFiles;
const folder = resolve('.cache/compiled-hooks');
const file = resolve(folder, `${createHash('sha256').update(contents).digest('hex')}.mjs`);
if (!existsSync(file)) {
  await mkdir(folder, { recursive: true });
  // Under another name first: Gatsby's workers read it too.
  await writeFile(`${file}.${process.pid}`, contents);
  await rename(`${file}.${process.pid}`, file);
}

export const {
  createPages,
  createSchemaCustomization,
  onCreateNode,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBuild,
  onPreInit,
  sourceNodes,
} = await import(pathToFileURL(file).href);
