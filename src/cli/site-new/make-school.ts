import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { version } from '../../../package.json';
import { today } from '../../lib/dates/plain-date';
import { shownToCaller } from '../../content/content-dir';
import { formatDiagnostic } from '../../content/diagnostics';
import { paint } from '../../lib/terminal/style';
import { findDiagnostics } from '../content-check/find-diagnostics';
import { nextSession } from '../content-rollover/school-session';
import { keptFolder } from '../site-upgrade/kept-copy';
import type { SchoolAnswers } from './answers.schema';
import { namesOf } from './boards';
import { levelsOf } from './class-levels';
import { parseClasses, streamsIn } from './class-names';
import { contentFiles, sessionAt } from './content-files';
import { drawLogo } from './draw-logo';
import { drawPictures } from './draw-pictures';
import { levelPicture } from './home-page';
import { askAnswers, dropKeptAnswers, withKeptAnswers } from './ask-answers';
import { readAnswers } from './read-answers';
import { shellWord } from './shell-word';
import { todoList } from './todo-list';

const template = join('templates', 'school');

function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} isn't empty; name a folder that isn't there yet`);
  }
}

/** Throws for a folder of the program itself, whose next version would not know it. */
function requireOutside(folder: string): void {
  const way = relative(process.cwd(), folder);
  if (way.startsWith('..') || isAbsolute(way)) return;
  throw new Error(
    `${folder} is inside the program's own folder; name one beside it: ../${basename(folder)}`,
  );
}

/** What makes `npx school` start the program from the school's folder: npm takes the command of its package.json. */
function launcherFiles(folder: string): [name: string, text: string][] {
  // On another drive of Windows there is no way from one to the other.
  const program = relative(folder, process.cwd()).replaceAll('\\', '/');
  const packageJson = { private: true, name: 'school', bin: './school.mjs', program };
  return [
    ['package.json', `${JSON.stringify(packageJson, null, 2)}\n`],
    ['school.mjs', readFileSync(join(template, 'school.mjs'), 'utf8')],
  ];
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
      .replaceAll('{{ session }}', nextSession(sessionAt(today(), answers)).name),
  );
  for (const name of readdirSync(join(template, 'workflows'))) {
    const text = readFileSync(join(template, 'workflows', name), 'utf8');
    files.set(join('.github', 'workflows', name), text);
  }
  for (const [name, text] of launcherFiles(folder)) files.set(name, text);
  files.set('.gitignore', ['public', 'hosts', 'upload', '.data', keptFolder, ''].join('\n'));
  return files.set('school.json', `${JSON.stringify({ version }, null, 2)}\n`);
}

/** Writes the folder atomically: all of it, or nothing where a check fails. */
async function writeSchool(folder: string, answers: SchoolAnswers): Promise<void> {
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
}

function printNext(folder: string, answers: SchoolAnswers): void {
  const shown = shownToCaller(folder);
  const { main, accent } = answers.colours;
  console.log(`${paint('good', 'written')}  ${shown}: the content of ${answers.name}`);
  const streams = streamsIn(answers.classes);
  const inStreams = streams.length > 0 ? `. Streams: ${streams.join(', ')}` : '';
  const classes = parseClasses(answers.classes);
  console.log(`Classes: ${classes.join(', ')}${inStreams}`);
  const { short } = namesOf(answers.board, answers.state, classes);
  console.log(`Board: ${short}. Colours: ${main} and ${accent}. The map is of the address.`);
  console.log(`What is still to be written stands in ${join(shown, 'TO-DO.md')}.`);
  console.log(`Look at it: npx school start --dir ${shellWord(join(shown, 'content'))}`);
}

/** Asks the questions, or reads their answers `from` a file, writes a new school's folder, and prints the next steps. */
export async function makeSchool({
  folder,
  from,
}: {
  folder: string;
  from?: string | undefined;
}): Promise<void> {
  requireEmpty(folder);
  requireOutside(folder);
  const answers = from === undefined ? await askAnswers(folder) : readAnswers(from);
  try {
    await writeSchool(folder, answers);
  } catch (error) {
    throw from === undefined ? withKeptAnswers(error, folder) : error;
  }
  if (from === undefined) dropKeptAnswers(folder);
  printNext(folder, answers);
}
