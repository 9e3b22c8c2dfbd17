import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { paint } from '../../lib/terminal/style';
import type { FolderToCheck } from '../content-check/find-diagnostics';
import { lockOf } from '../content-check/locked-documents';
import { answersFrom } from './answer';
import { askPerson } from './ask-person';
import { Draft } from './draft';
import { album, birthday, circular, event, news } from './lists';
import { highlight, notification, video } from './notices';
import { page } from './page';
import { topper } from './topper';
import type { Kind } from './question';

/** What can be made. */
export const kinds = {
  ...{ page, news, event, circular, album, video },
  ...{ notification, highlight, topper, birthday },
} satisfies Record<string, Kind>;

/** What is made, where, and what was answered already. */
export interface NewOptions extends FolderToCheck {
  kind: keyof typeof kinds;
  given: Readonly<Record<string, string | undefined>>;
}

/** Asks for what is missing, writes the thing, and says what was written and what comes next. */
export async function makeNew({ kind, given, ...folder }: NewOptions): Promise<void> {
  const { questions, fill }: Kind = kinds[kind];
  const known = questions.map(({ name }) => name);
  const odd = Object.keys(given).find((name) => !known.includes(name));
  if (odd !== undefined) {
    throw new Error(`--${odd} belongs to another kind; ${kind} takes --${known.join(', --')}`);
  }
  const take = process.stdin.isTTY ? askPerson : answersFrom;
  const draft = new Draft(folder);
  const answers = await take(questions, given, folder.dir);
  const { shownAt, note } = await fill(draft, answers);
  for (const file of draft.write()) {
    console.log(`${paint('good', 'written')}  ${file}`);
    const lock = lockOf(file, readFileSync(join(dirname(resolve(folder.dir)), file)));
    if (lock !== undefined) console.log(`${file}: ${lock}`);
  }
  if (note !== undefined) console.log(note);
  console.log(`Look at it with npx school develop, at ${shownAt}.`);
}
