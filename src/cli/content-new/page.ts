import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readFolder } from '../../content/folder';
import { pageSchema } from '../../content/page.schema';
import { isRecord } from '../../content/record';
import { today } from '../../lib/dates/plain-date';
import { latinName, plainName } from './file-names';
import { byField, type Question, type Kind } from './question';

const outside = 'none: outside the menu';

function groupsOf(dir: string): string[] {
  const { navigation } = readFolder(dir);
  const groups = isRecord(navigation?.value) ? navigation.value.groups : undefined;
  return (Array.isArray(groups) ? groups : [])
    .filter(isRecord)
    .flatMap(({ name, path }) => (typeof name === 'string' && path === undefined ? [name] : []));
}

/** The file of the page at an address, in whatever capitals. */
export function takenBy(path: string, dir: string): string | undefined {
  return readFolder(dir).pages.find(
    ({ value }) => isRecord(value) && String(value.path).toLowerCase() === path.toLowerCase(),
  )?.file;
}

/** '/HostelLife' of 'Hostel life'. */
function pathOf(title: string): string {
  const words = (latinName(title) || 'new').split('-');
  return `/${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

const path: Question = {
  name: 'path',
  words: 'Its address; capitals count',
  fallback: ({ title = '' }) => pathOf(title),
  problem(value, dir) {
    const other = takenBy(value, dir);
    if (other !== undefined) return `${value} is taken by ${other}; choose another`;
    return byField(pageSchema, 'path')(value);
  },
};

const description: Question = {
  name: 'description',
  words: 'What search engines show below the title, 50 to 160 characters',
  example: 'The hostel of the school: its rooms, its rules and how to apply for a place in it.',
  problem: byField(pageSchema, 'description'),
};

function fileFor(dir: string, address: string): string {
  const bare = plainName(address.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-'));
  const isFree = (name: string) =>
    !['.md', '.yaml'].some((end) => existsSync(join(dir, 'pages', name + end)));
  let name = bare;
  for (let count = 2; !isFree(name); count += 1) name = `${bare}-${count}`;
  return join('pages', `${name}.md`);
}

/** A page of words, in Markdown. */
export const page: Kind = {
  questions: [
    { name: 'title', words: 'The title', example: 'Hostel', problem: byField(pageSchema, 'title') },
    path,
    {
      name: 'menu',
      words: 'The group of the menu it stands in',
      choices: (dir) => [...groupsOf(dir), outside],
      fallback: () => outside,
    },
    description,
    {
      name: 'text',
      words: 'Its first paragraph',
      example: 'The hostel has forty beds.',
      problem: (value) => (value.startsWith('---') ? 'begin with words, not with ---' : undefined),
    },
  ],
  async fill(draft, { title, path: address = '', menu, description: line, text = '', todo }) {
    const keys = {
      path: address,
      title,
      kind: 'static',
      menu: menu === outside ? null : menu,
      description: line,
      reviewed: today(),
      ...(todo !== undefined && { todo }),
    };
    const front = stringify(keys, { lineWidth: 0, singleQuote: true });
    draft.add(fileFor(draft.dir, address), `---\n${front}---\n\n${text}\n`);
    return {
      shownAt: address,
      note: 'Write on below the second line ---; a heading begins with ##.',
    };
  },
};
