import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from '../../lib/files/files-below';
import { projectFiles } from './code-digest';

/*
 * Gatsby builds into the folder `public` of the project that it runs in, and that is where the site stands
 * that is served. So it runs in a project of its own, which has the same files: its output is no site yet.
 */

/** What is only read by its path. */
const folders = ['content', 'docs', 'node_modules', 'schemas', 'static', 'templates'];

/** Gatsby's settings and hooks. As scripts: files in TypeScript it gives to a bundler of its own, for seconds. */
const hooks = ['gatsby-config.ts', 'gatsby-node.ts'];

const writeHooks = (project: string) =>
  build({
    entryPoints: hooks,
    outdir: project,
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'cjs' },
  });

/** What neither pages nor hooks are made of: Gatsby would look for queries there. */
const notInPages = /^(?:cli|content-service|editor)\//;

/** Puts a file into the project: the same file under a second name, where the disk can do that. */
async function addFile(project: string, name: string): Promise<void> {
  const target = join(project, name);
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { force: true });
  await link(name, target).catch(() => copyFile(name, target));
}

/**
 * Lays out a project for Gatsby in this folder, from the one that this process runs in. Modules are files there
 * and no links: webpack would follow a link, and Gatsby finds queries by the paths of its own project.
 */
export async function layOutProject(project: string): Promise<void> {
  await rm(join(project, 'src'), { recursive: true, force: true });
  const files = filesBelow('src').filter((name) => !notInPages.test(name));
  const source = files.map((name) => `src/${name}`);
  const asTheyAre = projectFiles.filter((name) => !hooks.includes(name));
  for (const name of [...asTheyAre, ...source]) await addFile(project, name);
  await writeHooks(project);
  for (const name of folders.filter((folder) => existsSync(folder))) {
    await rm(join(project, name), { recursive: true, force: true });
    // Windows lets everybody make links of this kind.
    await symlink(resolve(name), join(project, name), 'junction');
  }
}
