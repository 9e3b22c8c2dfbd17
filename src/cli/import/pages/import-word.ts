import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { messagesSchema } from '../../../content-service/kinds/messages';
import type { Withdrawn } from '../../../lib/privacy/withdrawn';
import { paint } from '../../../lib/terminal/style';
import type { Draft } from '../../content-new/draft';
import { page, takenBy } from '../../content-new/page';
import { pairsOf } from '../columns/choose-columns';
import { answersTo } from '../confirm';
import { fieldsWithoutHeadings } from '../lists/common-fields';
import { listFile } from '../lists/list-file';
import type { Target } from '../lists/target';
import type { Source } from '../open-source';
import type { ImportOptions } from '../options';
import { planRows, writeParts } from '../plan/write-rows';
import { descriptionOf } from './html-to-markdown';
import { addPictures } from './pictures';
import { readWord } from './read-word';
import { withdrawnOf } from '../../../content/privacy/private-withdrawn';

/** The letters of the heads of the school. */
const messages: Target = {
  name: 'messages',
  words: 'letters of the heads',
  schema: messagesSchema,
  nameKey: 'name',
  fields: fieldsWithoutHeadings('category', 'name', 'message'),
  identities: [({ category }) => String(category)],
};

async function importLetter(
  html: string,
  name: string,
  options: ImportOptions,
  withdrawn: Withdrawn,
): Promise<void> {
  const { category, name: writer } = pairsOf('set', options.set);
  if (category === undefined || writer === undefined) {
    throw new Error('Say whose letter it is: --set category=Principal,name="Dr. Asha Menon"');
  }
  if (/<(?:img|table|h[1-6])\b/i.test(html))
    console.log('Note: a letter has no headings, pictures and tables; they are left out');
  const message = html
    .replace(/<(img|table)\b[\s\S]*?(?:\/>|<\/table>)/gi, '')
    .replace(/<h[1-6]\b[^>]*>[\s\S]*?<\/h[1-6]>/gi, '')
    .trim();
  const row = { item: { category, name: writer, message }, at: name, files: [] };
  const chosen = { target: messages, file: listFile(options.dir, 'messages') };
  const read = { rows: [row], unread: [], chosen, name, withdrawn };
  await writeParts([planRows(read, options)], options);
}

function printChanges(before: string, after: string): void {
  const [old, now] = [before.split('\n'), after.split('\n')].map(
    (lines) => new Set(lines.filter(Boolean)),
  );
  for (const line of now ?? []) if (!old?.has(line)) console.log(`${paint('good', '+')} ${line}`);
  for (const line of old ?? []) if (!now?.has(line)) console.log(`${paint('bad', '-')} ${line}`);
}

const fence = /^---\r?\n[\s\S]*?^---[ \t]*\r?\n/m;

const pictureText = /!\[([^\]]{1,300})\]\(([^() ]{1,300})\)/g;

/** A text in which pictures that the page had before keep what somebody has written that they show. */
function withToldPictures(markdown: string, before: string): string {
  const told = new Map([...before.matchAll(pictureText)].map(([, alt, path]) => [path, alt]));
  return markdown.replace(pictureText, (whole, _, path: string) => {
    const alt = told.get(path);
    return alt === undefined ? whole : `![${alt}](${path})`;
  });
}

/** The text of a page with other words below its keys, which stay. */
function replaced(dir: string, to: string, markdown: string) {
  const name = to.replace(/^content\//, '');
  const path = join(dir, name);
  if (!/^pages\/[\w/-]+\.md$/.test(name) || !existsSync(path)) {
    throw new Error(`--to: there is no page ${name} in Markdown; leave --to out for a new page`);
  }
  const before = readFileSync(path, 'utf8');
  const keys = fence.exec(before)?.[0] ?? '';
  return { name, before, text: `${keys}\n${withToldPictures(markdown, before)}\n` };
}

/** What to do where a page has the address already: the document may be a newer one of that page. */
function pathProblem(path: string, dir: string): string | undefined {
  const other = takenBy(path, dir);
  return other?.endsWith('.md')
    ? `${path} is taken by ${other}; bring the document into that page with --to ${other.replace(/^content\//, '')}, or choose another address`
    : undefined;
}

/** Imports a Word document as a page, into the words of a page that is there, or as a letter. */
export async function importWord(source: Source, options: ImportOptions): Promise<void> {
  const { dir, to } = options;
  const word = await readWord(source.bytes, dir, source.name);
  const withdrawn = withdrawnOf(dir);
  const markdown = withdrawn.without(word.markdown);
  for (const note of word.notes) console.log(`Note: ${note}`);
  if (markdown !== word.markdown) {
    console.log(
      'Note: it names a child who is withdrawn (privacy.yaml); other words stand in that place',
    );
  }
  if (markdown === '') throw new Error(`${source.name} has no words.`);
  if (to === 'messages') {
    return importLetter(withdrawn.without(word.html), source.name, options, withdrawn);
  }
  if (to === undefined) {
    const bareName = basename(source.name).replace(/\.\w+$/, '');
    // 'hostel_rules' is how a file is called, and no heading.
    const words = bareName.replace(/[_-]+/g, ' ').trim();
    const title = word.title ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    // An address has Latin letters, which a title may lack and the name of its file has.
    const inLatin = /[a-z]/i.test(title) ? title : bareName;
    const questions = page.questions
      .filter(({ name }) => name !== 'text')
      .map((question) => {
        if (question.name === 'title') return { ...question, fallback: () => title };
        if (question.name === 'path')
          return {
            ...question,
            fallback: () => question.fallback?.({ title: inLatin }, dir) ?? '',
            problem: (value: string) =>
              pathProblem(value, dir) ?? question.problem?.(value, dir, {}),
          };
        if (question.name !== 'description') return question;
        return { ...question, fallback: () => descriptionOf(markdown) };
      });
    const answers = await answersTo(questions, pairsOf('set', options.set), dir);
    console.log(`${source.name} → the page ${answers.path}`);
    printChanges('', markdown);
    const add = async (draft: Draft) => {
      addPictures(draft, word.pictures);
      await page.fill(draft, { ...answers, text: markdown });
    };
    return writeParts([{ count: 1, add }], options);
  }
  const { name, before, text } = replaced(dir, to, markdown);
  console.log(`${source.name} → content/${name}`);
  printChanges(before, text);
  const add = (draft: Draft) => {
    addPictures(draft, word.pictures);
    draft.add(name, text);
  };
  return writeParts([{ count: before === text ? 0 : 1, add }], options);
}
