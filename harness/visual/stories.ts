import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story of the built Storybook. */
export interface StoryEntry {
  /** `blocks-table--default` */
  id: string;
  /** `Blocks/Table` */
  title: string;
  /** `Default` */
  name: string;
  /** `stories/blocks/table.stories.tsx` */
  file: string;
  /** Whether its pictures are the same on every machine: not where it shows the device's own font. */
  pictured: boolean;
}

/** What Storybook writes about a story (`index.json`), as far as it is read here. */
interface IndexEntry extends Pick<StoryEntry, 'id' | 'title' | 'name'> {
  type: 'story' | 'docs';
  importPath: string;
  tags?: string[];
}

/** The stories of a built Storybook, without its pages of text, in its order. */
export function readStories(folder: string): StoryEntry[] {
  const index = readFileSync(join(folder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags }) => ({
      id,
      title,
      name,
      file: importPath.replace(/^\.\//, ''),
      pictured: !tags?.includes('device-font'),
    }));
}

/** Whether a word names a story: its id, the start of its id, its title or a folder above it. */
function isNamed({ id, title }: Pick<StoryEntry, 'id' | 'title'>, word: string): boolean {
  const lower = word.toLowerCase();
  return `${id}-`.startsWith(`${lower}-`) || `${title.toLowerCase()}/`.startsWith(`${lower}/`);
}

/** The stories that the words name; all when there are none. Throws for a word that names nothing. */
export function chooseStories<T extends Pick<StoryEntry, 'id' | 'title'>>(
  stories: readonly T[],
  words: readonly string[],
): T[] {
  const unknown = words.find((word) => !stories.some((story) => isNamed(story, word)));
  if (unknown !== undefined) throw new Error(`No story is called "${unknown}".`);
  return stories.filter(
    (story) => words.length === 0 || words.some((word) => isNamed(story, word)),
  );
}
