import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { version } from '../../../package.json';
import { today } from '../../lib/dates/plain-date';
import { formatDiagnostic } from '../../content/diagnostics';
import { paint } from '../../lib/terminal/style';
import { findDiagnostics } from '../content-check/find-diagnostics';
import { findStale } from '../content-stale/find-stale';
import { askPerson } from '../content-new/ask-person';
import { nextSession } from '../content-rollover/school-session';
import { keptFolder } from '../site-upgrade/kept-copy';
import type { SchoolAnswers } from './answers.schema';
import { levelsOf, parseClasses } from './class-names';
import { contentFiles, sessionAt } from './content-files';
import { drawLogo } from './draw-logo';
import { drawPictures } from './draw-pictures';
import { levelPicture } from './home-levels';
import { answersOf, questions } from './questions';
import { parseAnswers, readAnswers } from './read-answers';

const template = join('templates', 'school');

/** Where a new school is written, and the file of its answers if there is one. */
export interface NewSchoolOptions {
  folder: string;
  from?: string | undefined;
}

/** Throws for a folder that is not empty. */
function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} isn't empty; name a folder that isn't there yet`);
  }
}

async function askAnswers(): Promise<SchoolAnswers> {
  if (!process.stdin.isTTY) {
    throw new Error('There is nobody to ask; write the answers into a file: --from answers.yaml');
  }
  const text = JSON.stringify(answersOf(await askPerson(questions, {}, '')));
  return parseAnswers('answers', text, ({ message }) => message);
}

/** Every file of a school's folder, by its name there. */
async function filesOf(
  answers: SchoolAnswers,
  folder: string,
): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  for (const [name, text] of contentFiles(join(template, 'content'), answers, today())) {
    files.set(join('content', name), text);
  }
  const { logo, mono } = drawLogo(answers.name, answers.colours);
  files.set('content/pictures/mark.svg', logo).set('content/pictures/mark-mono.svg', mono);
  const levels = levelsOf(parseClasses(answers.classes)).map(({ name }) => levelPicture(name));
  for (const [name, picture] of await drawPictures(answers.colours, levels)) {
    files.set(join('content', 'pictures', name), picture);
  }
  const readme = readFileSync(join(template, 'README.md'), 'utf8');
  files.set(
    'README.md',
    readme
      .replaceAll('{{ site.name }}', () => answers.name)
      .replaceAll('{{ folder }}', () => basename(folder))
      .replaceAll('{{ session }}', nextSession(sessionAt(today(), answers)).name),
  );
  for (const name of readdirSync(join(template, 'workflows'))) {
    const text = readFileSync(join(template, 'workflows', name), 'utf8');
    files.set(join('.github', 'workflows', name), text);
  }
  files.set('.gitignore', ['public', 'hosts', 'upload', '.data', keptFolder, ''].join('\n'));
  return files.set('school.json', `${JSON.stringify({ version }, null, 2)}\n`);
}

/** What is still to be written, as a checklist. */
function todoList(content: string): string {
  const items = findStale(content, Date.now()).flatMap(({ why, file, message }) =>
    why === 'todo'
      ? [`- [ ] \`${file}\`: ${message.replace(/^to do: |; then remove "todo"$/g, '')}`]
      : [],
  );
  return `# To do\n\nEach stands in its file under \`todo\`, which is removed once it is done; \`npx school stale\`\nlists what is left.\n\n${items.join('\n')}\n`;
}

/** Asks the questions, writes a new school's folder atomically, and prints the next steps. */
export async function makeSchool({ folder, from }: NewSchoolOptions): Promise<void> {
  requireEmpty(folder);
  const answers = from === undefined ? await askAnswers() : readAnswers(from);
  const half = join(dirname(folder), `.${basename(folder)}.${process.pid}.half`);
  try {
    for (const [name, data] of await filesOf(answers, folder)) {
      mkdirSync(dirname(join(half, name)), { recursive: true });
      writeFileSync(join(half, name), data);
    }
    const content = join(half, 'content');
    const { diagnostics } = findDiagnostics({ dir: content, own: true });
    if (diagnostics.length > 0) {
      throw new Error(`Nothing was written:\n${diagnostics.map(formatDiagnostic).join('\n')}`);
    }
    // A checklist for the school, named as in a repository: what only the school can write.
    writeFileSync(join(half, 'TO-DO.md'), todoList(content));
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  const shown = relative(process.cwd(), folder);
  console.log(`${paint('good', 'written')}  ${shown}: the content of ${answers.name}`);
  console.log(`What is still to be written stands in ${join(shown, 'TO-DO.md')}.`);
  console.log(`Look at it: CONTENT_DIR=${join(shown, 'content')} npm start`);
}
