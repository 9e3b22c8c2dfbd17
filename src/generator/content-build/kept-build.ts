import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentNode, contentNodes } from '../../content/source-nodes';
import type { Content } from '../../content/load';

/** What of the content decides about more than words: with any of it changed, Gatsby has to build. */
interface Outline {
  /** Each page with its kind, and the pictures that Gatsby sizes for it, by name and digest. */
  pages: { path: string; kind: string; pictures: string[] }[];
}

/** What Gatsby's last build was made of, kept for builds that change words alone. */
export interface KeptBuild {
  code: string;
  outline: Outline;
  /** The CSS of islands in states that no page shows. */
  rules: string;
}

const recordName = 'build.json';

async function digestOf(dir: string, name: string): Promise<string> {
  const bytes = await readFile(join(dir, name));
  return `${name} ${createHash('sha256').update(bytes).digest('hex')}`;
}

/** The outline of loaded content; `contentDir` holds its pictures. */
export async function outlineOf(content: Content, contentDir: string): Promise<Outline> {
  const kinds = new Map(content.pages.map(({ path, kind }) => [path, kind]));
  const pictures = async (node: ContentNode) =>
    Promise.all(node.pictures.map((name) => digestOf(contentDir, name)));
  return {
    pages: await Promise.all(
      contentNodes(content).map(async (node) => ({
        path: node.path ?? node.id,
        kind: kinds.get(node.path ?? '') ?? '',
        pictures: await pictures(node),
      })),
    ),
  };
}

/** Keeps it for the next build. */
export async function keepBuild(keptDir: string, build: KeptBuild): Promise<void> {
  await mkdir(keptDir, { recursive: true });
  await writeFile(join(keptDir, recordName), JSON.stringify(build));
}

/** Forgets it: what Gatsby does now makes it untrue. */
export const forgetBuild = (keptDir: string) => rm(keptDir, { recursive: true, force: true });

/** What was kept; undefined where nothing was. */
export async function keptBuild(keptDir: string): Promise<KeptBuild | undefined> {
  const text = await readFile(join(keptDir, recordName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as KeptBuild);
}
