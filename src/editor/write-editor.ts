import { existsSync } from 'node:fs';
import { cp, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Content } from '../content/load';
import { cmsConfig, type EditorOptions } from './cms-config';
import { editorPage, editorStyles, withoutPictures } from './editor-page';
import { fileForms } from './file-forms';
import { previewData } from './preview/preview-data';

/** Where the content and the bundled scripts stand, and where the editor is written to. */
export interface EditorFolders {
  contentDir: string;
  bundleDir: string;
  /** The school's mark as PNG. */
  iconFile: string;
  /** The folder that is served as /edit. */
  editorDir: string;
}

/** Completes the guide, which is in the bundle: its pictures show the product's own content, and other schools go without. */
async function writeHelp(helpDir: string, withPictures: boolean): Promise<void> {
  const page = join(helpDir, 'index.html');
  if (!withPictures) return writeFile(page, withoutPictures(await readFile(page, 'utf8')));
  const pictures = resolve('docs/editors');
  const filter = (from: string) => !from.endsWith('.md');
  if (existsSync(pictures)) await cp(pictures, helpDir, { recursive: true, filter });
}

/**
 * Writes the form editor: its page, its scripts and the configuration made from the schemas. `content` is what a build
 * has loaded already.
 */
export async function writeEditor(
  { contentDir, bundleDir, editorDir, iconFile }: EditorFolders,
  options: EditorOptions,
  content?: Content,
): Promise<void> {
  const online = Boolean(options.repository);
  const forms = fileForms(contentDir);
  const config = { config: cmsConfig(forms, options), forms, online };
  await rm(editorDir, { recursive: true, force: true });
  await cp(bundleDir, editorDir, { recursive: true });
  await copyFile(iconFile, join(editorDir, 'icon.png'));
  await writeFile(join(editorDir, 'config.json'), JSON.stringify(config));
  await writeFile(
    join(editorDir, 'preview.json'),
    JSON.stringify(previewData(contentDir, content)),
  );
  // Scripts of previews hold neither the school's colours nor its path, so that many schools share them.
  const { GATSBY_BASE: base = '' } = process.env;
  const brand = JSON.stringify(process.env.GATSBY_BRAND ?? '');
  await writeFile(
    join(editorDir, 'brand.js'),
    `globalThis.schoolBrand=${brand};\n${base && `globalThis.siteBase=${JSON.stringify(base)};\n`}`,
  );
  await writeFile(join(editorDir, 'index.html'), editorPage(options.school, online));
  await writeFile(join(editorDir, 'editor.css'), editorStyles);
  await writeHelp(join(editorDir, 'help'), contentDir === resolve('content'));
}
