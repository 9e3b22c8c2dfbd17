import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryEntry } from '../visual/stories';

/** What assistive technology is told of a story: Playwright's ARIA snapshot of it. */
export interface StoryText extends Pick<StoryEntry, 'id' | 'title' | 'name'> {
  text: string;
}

/** A story of which something else is told than was approved; an empty text is of none. */
export interface TextChange extends StoryText {
  before: string;
}

/** The name of the file of a component: 'Blocks/Fee table' gives 'blocks-fee-table.yml'. */
const fileOf = (title: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`;

type Sections = Map<string, string>;

/** The texts of a file, by the names of their stories, each of which stands in a comment above. */
function readSections(path: string): Sections {
  if (!existsSync(path)) return new Map();
  const [, ...parts] = `\n${readFileSync(path, 'utf8')}`.split(/^# /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1).trimEnd()];
    }),
  );
}

function writeSections(path: string, sections: Sections): void {
  if (sections.size === 0) return rmSync(path, { force: true });
  writeFileSync(path, [...sections].map(([name, text]) => `# ${name}\n${text}\n`).join('\n'));
}

/** The folder of the texts among what was approved: a file for each component. */
const ariaFolder = (approved: string) => join(approved, 'aria');

/**
 * Compares what was told in a run with what was approved. `stories` are all that Storybook has: what was
 * approved of others is told as gone.
 */
export function changedTexts(
  texts: readonly StoryText[],
  stories: readonly StoryEntry[],
  approvedFolder: string,
): TextChange[] {
  const folder = ariaFolder(approvedFolder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const approved = new Map(files.map((file) => [file, readSections(join(folder, file))]));
  const changes = texts.flatMap((told) => {
    const before = approved.get(fileOf(told.title))?.get(told.name) ?? '';
    return before === told.text.trimEnd() ? [] : [{ ...told, before }];
  });
  const known = new Set(
    stories.filter(({ pictured }) => pictured).map(({ title, name }) => `${fileOf(title)} ${name}`),
  );
  const gone = [...approved].flatMap(([file, sections]) =>
    [...sections]
      .filter(([name]) => !known.has(`${file} ${name}`))
      .map(([name, before]) => {
        const title = file.replace(/\.yml$/, '');
        return { id: title, title, name, text: '', before };
      }),
  );
  return [...changes, ...gone];
}

/** Puts what was told in the place of what was approved. */
export function approveTexts(changes: readonly TextChange[], approvedFolder: string): void {
  const folder = ariaFolder(approvedFolder);
  mkdirSync(folder, { recursive: true });
  for (const { title, name, text } of changes) {
    const path = join(folder, fileOf(title));
    const sections = readSections(path);
    if (text === '') sections.delete(name);
    else sections.set(name, text.trimEnd());
    writeSections(path, sections);
  }
}
