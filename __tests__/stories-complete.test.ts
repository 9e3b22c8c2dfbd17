/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stateWords } from '../.storybook/state-words';
import { exportedComponents, renderedBy } from './support/rendered';

const modules = ['src/components', 'src/blocks', 'src/features', 'src/search', 'src/templates'];

/** What a story cannot show, each for a reason. */
const notShown: Record<string, string> = {
  AlbumTemplate: 'is a template: its words are written by who sends a page for an album',
  CircularTemplate: 'is a template: CircularSheet, which it holds, is shown',
  ContentPageTemplate:
    'asks Gatsby for its page; stories put the same ReadingPage and blocks together',
  LivePageTemplate: 'asks Gatsby for its page; stories put InnerPage around what it shows',
  ContentHead: 'renders nothing: it fills the head of the document',
  DocumentHead: 'renders nothing: it fills the head of the document',
  HomeHead: 'renders nothing: it fills the head of the document',
  LiveHead: 'renders nothing: it fills the head of the document',
  Logo: 'of own-logo.tsx: it shows files that only the built site of a school with brand.yaml has',
  PageHead: 'renders nothing: it fills the head of the document',
  PageFrame: 'asks Gatsby for the school; stories put SiteLayout around a page instead',
};

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const storyFiles = filesBelow('stories')
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);
const storyText = storyFiles.map(([, text]) => text).join('\n');

const components = modules
  .flatMap(filesBelow)
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => exportedComponents(file).map((name) => [name, file] as const));

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(30);
});

it('has a story, or a story of its parent, for every component', () => {
  const shown = renderedBy(storyFiles.map(([file]) => file));
  const unseen = components.filter(([name, file]) => !shown.has(`${file}#${name}`));
  expect(unseen.map(([name]) => name).sort()).toEqual(Object.keys(notShown).sort());
});

it('says of every set of stories when to use what it shows', () => {
  const silent = storyFiles.filter(
    ([, text]) => !/description: \{\s*component:\s*['"`]?\s*\S/.test(text),
  );
  expect(silent.map(([file]) => file)).toEqual([]);
});

it('says of every story what it shows', () => {
  const silent = storyFiles.flatMap(([file, text]) => {
    const stories = [...text.matchAll(/^(\*\/\n|.*\*\/\n)?export const (\w+): Story/gm)];
    return stories
      .filter(([, comment, name = '']) => !comment && !(name in stateWords))
      .map(([, , name]) => `${name} (${file})`)
      .filter(() => stories.length > 1);
  });
  expect(silent).toEqual([]);
});

it.each(['Colour', 'Type', 'Space and shape', 'Motion', 'Pictures', 'Icons'])(
  'shows the foundation "%s"',
  (name) => {
    expect(storyText).toContain(`title: 'Foundations/${name}'`);
  },
);

it('takes neither a word nor an unused import for a story', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  try {
    write('parts.tsx', 'export const Seen = () => <Inner />; export const Inner = () => <p />;');
    write('other.tsx', 'export const Told = () => <p />; export const Kept = () => <p />;');
    write(
      'parts.stories.tsx',
      `import { Seen } from './parts'; import { Kept, Told } from './other';
       /** Told is shown here. */
       export default { title: 'Told', parameters: { also: Kept } };
       export const Default = { render: () => <Seen>Told</Seen> };`,
    );
    const shown = [...renderedBy([join(folder, 'parts.stories.tsx')])];
    expect(shown.map((place) => place.slice(folder.length + 1)).sort()).toEqual([
      'parts.stories.tsx#*',
      'parts.stories.tsx#Default',
      'parts.stories.tsx#default',
      'parts.tsx#Inner',
      'parts.tsx#Seen',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
