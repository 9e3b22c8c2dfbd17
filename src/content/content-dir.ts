import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** npm runs a command in the product's folder, and says where it was called. */
const calledFrom = () => process.env['INIT_CWD'] || process.cwd();

/** A folder as somebody wrote it who called a command: seen from where that was. */
export const fromCaller = (folder: string): string => resolve(calledFrom(), folder);

/** A path as it is shown to whoever called a command: from where that was, or whole where that is shorter. */
export function shownToCaller(path: string): string {
  const way = relative(calledFrom(), path);
  return way.length < path.length ? way : path;
}

/** The content folder that somebody names by its path, or by that of the school's folder around it. */
export function namedContent(path: string): string {
  const [folder, inner] = [fromCaller(path), fromCaller(join(path, 'content'))];
  const isAround = !existsSync(join(folder, 'site.yaml')) && existsSync(join(inner, 'site.yaml'));
  return isAround ? inner : folder;
}

/** The school's content: the folder that CONTENT_DIR names, else the product's own. */
export function contentDir(): string {
  const named = process.env['CONTENT_DIR'];
  return named ? namedContent(named) : resolve('content');
}

/** Where the built site goes: the folder that PUBLIC_DIR names, else `public` beside the content. */
export function publicDir(): string {
  const named = process.env['PUBLIC_DIR'];
  return named ? fromCaller(named) : join(dirname(contentDir()), 'public');
}

/** What no build makes anew, such as messages: `.data` beside the content, so that each school has its own. */
export const keptDir = (): string => join(dirname(contentDir()), '.data');

/** Whether a path is that of a folder. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const holds = (folder: string, path: string) => !relative(folder, path).startsWith('..');

/** Nothing yet, or what a build has begun with: its front page. */
const looksBuilt = (folder: string) =>
  !isFolder(folder) ||
  readdirSync(folder).length === 0 ||
  existsSync(join(folder, 'index.html')) ||
  existsSync(join(folder, 'page-data'));

/** Throws, in one sentence, when CONTENT_DIR names no folder. */
export function requireContent(): void {
  if (isFolder(contentDir())) return;
  throw new Error(`CONTENT_DIR: there is no folder ${contentDir()}`);
}

/**
 * What Gatsby takes in a path for code, for a pattern (glob) or for a part of an import (webpack): it fails
 * after a minute, in words about something else.
 */
const misread = /['"`#!?*[\]{}]/;

/** Throws, in one sentence, when the path of the project's folder is none that Gatsby can build in. */
export function requirePlainPath(folder = process.cwd()): void {
  const found = misread.exec(folder)?.[0];
  if (found === undefined) return;
  const name = found === "'" ? 'an apostrophe' : `the character ${found}`;
  throw new Error(
    `The project's folder has ${name} in its path, ${folder}, where Gatsby can't build; ` +
      'move the project into a folder with a plain name, such as school-website, and run the command there',
  );
}

/** Throws, in one sentence, when a build can't read its content, or would empty a folder that is no site. */
export function requireFolders(): void {
  requirePlainPath();
  requireContent();
  const target = publicDir();
  const precious = [contentDir(), process.cwd()].find((folder) => holds(target, folder));
  if (precious) {
    throw new Error(`PUBLIC_DIR: a build would empty ${target}, which holds ${precious}`);
  }
  if (holds(contentDir(), target)) {
    throw new Error(`PUBLIC_DIR: ${target} is part of the content; name a folder beside it`);
  }
  if (process.env['PUBLIC_DIR'] && !looksBuilt(target)) {
    throw new Error(
      `PUBLIC_DIR: ${target} holds something else than a built site; name a new folder`,
    );
  }
}
