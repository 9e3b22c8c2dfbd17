import { readdirSync } from 'node:fs';

/**
 * The paths that have a page in code: one for each file of src/pages, but not the front page and
 * the page for unknown addresses, which have no file in content/pages.
 */
export function codePathsIn(pagesDir: string): string[] {
  return readdirSync(pagesDir)
    .filter((name) => /\.tsx$/.test(name) && !/^(index|404)\.tsx$/.test(name))
    .map((name) => `/${name.replace(/\.tsx$/, '')}`);
}
