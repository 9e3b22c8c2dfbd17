import { cp, copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsConfig, type EditorOptions } from './cms-config';
import { editorPage, editorStyles } from './editor-page';
import { fileForms } from './file-forms';

/** Where the content and the bundled scripts stand, and where the editor is written to. */
export interface EditorFolders {
  contentDir: string;
  bundleDir: string;
  /** The folder that is served as /edit. */
  editorDir: string;
}

/** Writes the form editor: its page, its scripts and the configuration made from the schemas. */
export async function writeEditor(
  { contentDir, bundleDir, editorDir }: EditorFolders,
  options: EditorOptions,
): Promise<void> {
  const online = Boolean(options.repository);
  const forms = fileForms(contentDir);
  const config = { config: cmsConfig(forms, options), forms, online };
  await rm(editorDir, { recursive: true, force: true });
  await cp(bundleDir, editorDir, { recursive: true });
  await copyFile(join(contentDir, 'pictures/mark.svg'), join(editorDir, 'mark.svg'));
  await writeFile(join(editorDir, 'config.json'), JSON.stringify(config));
  await writeFile(join(editorDir, 'index.html'), editorPage(options.school, online));
  await writeFile(join(editorDir, 'editor.css'), editorStyles);
}
