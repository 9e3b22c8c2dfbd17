import { findStale } from '../content-stale/find-stale';
import { placeAsked } from './own-pages';

const head = `# To do

What parents ask for first stands first. A page that the school has not written yet is a draft: visitors
don't see it. Write it, remove \`draft\` and \`todo\` from its file, and it is in the menu. \`npx school stale\`
lists what is left.
`;

const pictures = [
  '- [ ] `content/pictures/front.webp`: Put a photograph of the school in its place, 1600 by 900 pixels.',
  '- [ ] `content/pictures/mark.svg`: Put the crest of the school in its place, if it has one, and its shape in one colour in that of `mark-mono.svg`, for the foot of each page.',
  '- [ ] `content/site.yaml`: Look whether the map at the foot of each page shows the school.',
];

/** What is still to be written in a new school's content folder, as a checklist in Markdown. */
export function todoList(content: string): string {
  const items = findStale(content, Date.now())
    .filter(({ why }) => why === 'todo')
    .sort((a, b) => placeAsked(a.file) - placeAsked(b.file))
    .map(
      ({ file, message }) =>
        `- [ ] \`${file}\`: ${message.replace(/^to do: |; then remove "todo"$/g, '')}`,
    );
  return `${head}\n${[...pictures, ...items].join('\n')}\n`;
}
