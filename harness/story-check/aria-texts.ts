import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryEntry } from '../visual/stories';

type Named = Pick<StoryEntry, 'title' | 'name'>;

/** The name of the file of a component: 'Blocks/Fee table' gives 'blocks-fee-table.yml'. */
const fileOf = (title: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`;

/** The folder of the texts among what was approved: a file for each component. */
const ariaFolder = (approved: string) => join(approved, 'aria');

/** The texts of a file, by the names of their stories, each of which stands in a comment above. */
function readSections(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map();
  const [, ...parts] = `\n${readFileSync(path, 'utf8')}`.split(/^# /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1).trimEnd()];
    }),
  );
}

/** What assistive technology was approved to be told of a story; nothing where it was not approved yet. */
export const readText = ({ title, name }: Named, approved: string): string =>
  readSections(join(ariaFolder(approved), fileOf(title))).get(name) ?? '';

/** Puts what a story tells in the place of what was approved; an empty text takes it away. */
export function writeText({ title, name }: Named, text: string, approved: string): void {
  const folder = ariaFolder(approved);
  const path = join(folder, fileOf(title));
  const sections = readSections(path);
  if (text === '') sections.delete(name);
  else sections.set(name, text);
  mkdirSync(folder, { recursive: true });
  if (sections.size === 0) return rmSync(path, { force: true });
  const parts = [...sections].map(([story, told]) => `# ${story}\n${told}\n`);
  writeFileSync(path, parts.join('\n'));
}

/** What was approved of stories that Storybook no longer has. */
export function goneTexts(stories: readonly StoryEntry[], approved: string): Named[] {
  const folder = ariaFolder(approved);
  const known = new Set(
    stories.filter(({ pictured }) => pictured).map(({ title, name }) => `${fileOf(title)} ${name}`),
  );
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    [...readSections(join(folder, file)).keys()]
      .filter((name) => !known.has(`${file} ${name}`))
      .map((name) => ({ title: file.replace(/\.yml$/, ''), name })),
  );
}
