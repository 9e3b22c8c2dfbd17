import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { blockRegistry } from '../../../src/blocks/schemas';
import { codePaths } from '../../../src/content/code-paths';
import { formatDiagnostic } from '../../../src/content/diagnostics';
import { loadContent } from '../../../src/content/load';
import { buildMenu, type MenuGroup } from '../../../src/content/menu';
import type { Site } from '../../../src/content/site.schema';
import { contentFiles } from '../../../src/cli/site-new/content-files';
import { parseAnswers } from '../../../src/cli/site-new/read-answers';
import { newFolder, removeFolders } from './copied-content';

/** What is looked at of a new school. */
interface MadeSchool {
  site: Site;
  /** Of all pages and of the front page. */
  descriptions: string[];
  menu: MenuGroup[];
}

const pictureNames = [
  ...['front', 'front-dark'].map((name) => `${name}.webp`),
  ...['pre-primary', 'primary', 'middle', 'secondary', 'senior'].map(
    (name) => `levels/${name}.webp`,
  ),
];

/**
 * Makes new schools as `school new` does, without drawing their pictures, which take most of its time: every
 * school has the same ones.
 */
export function quickSchools() {
  const folder = newFolder();
  const contentDir = join(folder, 'content');
  const picture = (name: string) => join(contentDir, 'pictures', name);
  mkdirSync(picture('levels'), { recursive: true });
  writeFileSync(picture('mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const pixel = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
  for (const name of pictureNames) writeFileSync(picture(name), pixel);

  /**
   * A school with these answers, loaded; `edits` are what is changed in its files, by their names. Throws with its
   * faults, where it has any.
   */
  function madeSchool(
    answers: object | string,
    edits: Readonly<Record<string, (text: string) => string>> = {},
  ): MadeSchool {
    const text = typeof answers === 'string' ? answers : stringify(answers);
    const read = parseAnswers('answers.yaml', text, formatDiagnostic);
    // Not every school has the same pages.
    rmSync(join(contentDir, 'pages'), { recursive: true, force: true });
    const template = join('templates', 'school', 'content');
    for (const [name, text] of contentFiles(template, read, '2026-11-14')) {
      mkdirSync(join(contentDir, name, '..'), { recursive: true });
      writeFileSync(join(contentDir, name), text);
    }
    for (const [name, edit] of Object.entries(edits)) {
      const path = join(contentDir, name);
      writeFileSync(path, edit(existsSync(path) ? readFileSync(path, 'utf8') : ''));
    }
    const { content, diagnostics } = loadContent({ contentDir, blocks: blockRegistry, codePaths });
    if (diagnostics.length > 0 || !content) {
      throw new Error(diagnostics.map(formatDiagnostic).join('\n'));
    }
    return {
      site: content.site,
      descriptions: [...content.pages, content.home].map(({ description }) => description),
      menu: buildMenu(content.navigation, content.pages),
    };
  }
  return { madeSchool, removeSchools: removeFolders };
}
