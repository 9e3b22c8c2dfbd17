import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { builtFiles } from '../hosting/built-files';
import { projectFiles } from './content-build/code-digest';

/*
 * Gatsby builds into the folder `public` of the project that it runs in, and that is where the site stands
 * that is served. So it runs in a project of its own, which has the same files: its output is no site yet.
 */

const variable = 'GATSBY_PROJECT';

/** The folder that Gatsby builds in, with its cache in `.cache` and its output in `public`. */
export const gatsbyProject = (): string => process.env[variable] ?? resolve('.build');

/** What is only read by its path. */
const folders = ['content', 'docs', 'node_modules', 'schemas', 'static', 'templates'];

/** Puts a file into the project: the same file under a second name, where the disk can do that. */
async function addFile(project: string, name: string): Promise<void> {
  const target = join(project, name);
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { force: true });
  await link(name, target).catch(() => copyFile(name, target));
}

/**
 * Lays out the project that Gatsby builds in, from the one in this folder. Modules are files there and no
 * links: webpack would follow a link, and Gatsby finds queries by the paths of its own project. Gives what a
 * process of Gatsby's is started with.
 */
export async function layOutProject(): Promise<{ cwd: string; env: Record<string, string> }> {
  const cwd = gatsbyProject();
  await rm(join(cwd, 'src'), { recursive: true, force: true });
  const source = (await builtFiles('src')).map((name) => `src/${name}`);
  for (const name of [...projectFiles, ...source]) await addFile(cwd, name);
  for (const name of folders.filter((folder) => existsSync(folder))) {
    await rm(join(cwd, name), { recursive: true, force: true });
    // Windows lets everybody make links of this kind.
    await symlink(resolve(name), join(cwd, name), 'junction');
  }
  return { cwd, env: { [variable]: cwd } };
}
