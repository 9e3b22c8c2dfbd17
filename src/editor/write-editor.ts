import { build, type Plugin } from 'esbuild';
import { createRequire } from 'node:module';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { cmsConfig, type EditorOptions } from './cms-config';
import { editorPage, editorStyles } from './editor-page';
import { fileForms } from './file-forms';

/** Where the content stands, and where the editor is written to. */
export interface EditorFolders {
  contentDir: string;
  /** The folder that is served as /edit. */
  editorDir: string;
}

const packages = createRequire(resolve('package.json'));

/**
 * Maps, and colours for languages of programmers: no field of ours shows either, and they would be
 * three hundred files.
 */
const unused = /^(@shikijs\/(langs|themes)\/|leaflet|terra-draw)/;

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: unused }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default [];' }));
  },
};

async function bundle(editorDir: string): Promise<void> {
  await build({
    entryPoints: { main: resolve('src/editor/browser/main.ts') },
    outdir: editorDir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [withoutUnused],
  });
  // Fonts and what decodes photos: the script finds them beside itself.
  const assets = join(dirname(packages.resolve('@sveltia/cms')), 'assets');
  const isWanted = (name: string) => !name.endsWith('.map');
  await cp(assets, join(editorDir, 'assets'), { recursive: true, filter: isWanted });
}

/** Writes the form editor: its page, its script and the configuration made from the schemas. */
export async function writeEditor(
  { contentDir, editorDir }: EditorFolders,
  options: EditorOptions,
): Promise<void> {
  await rm(editorDir, { recursive: true, force: true });
  await mkdir(editorDir, { recursive: true });
  const online = Boolean(options.repository);
  const forms = fileForms(contentDir);
  const config = { config: cmsConfig(forms, options), forms, online };
  await bundle(editorDir);
  await writeFile(join(editorDir, 'config.json'), JSON.stringify(config));
  await writeFile(join(editorDir, 'index.html'), editorPage(options.school, online));
  await writeFile(join(editorDir, 'editor.css'), editorStyles);
}
