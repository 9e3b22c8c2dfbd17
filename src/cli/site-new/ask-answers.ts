import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { shownToCaller } from '../../content/content-dir';
import { isRecord } from '../../content/record';
import { paint } from '../../lib/terminal/style';
import { askPerson } from '../content-new/ask-person';
import type { SchoolAnswers } from './answers.schema';
import { answersOf, givenIn, questions } from './questions';
import { parseAnswers } from './read-answers';
import { shellWord } from './shell-word';

/** Where answers are kept until the folder is written: beside it. */
const keptFile = (folder: string) => `${folder}.answers.yaml`;

function keptAnswers(folder: string): Record<string, string> {
  const file = keptFile(folder);
  const kept: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  if (!isRecord(kept)) return {};
  console.log(paint('dim', `The answers in ${shownToCaller(file)} are taken; change them there.`));
  return givenIn(kept);
}

/**
 * Asks a person for the answers. Each is checked when it is given, and kept in a file beside the folder: who
 * leaves before the end goes on where it was left.
 */
export async function askAnswers(folder: string): Promise<SchoolAnswers> {
  if (!process.stdin.isTTY) {
    throw new Error('There is nobody to ask; write the answers into a file: --from answers.yaml');
  }
  const keep = (answers: Readonly<Record<string, string>>) =>
    writeFileSync(keptFile(folder), stringify(answersOf(answers), { lineWidth: 0 }));
  try {
    const given = answersOf(await askPerson(questions, keptAnswers(folder), '', keep));
    return parseAnswers('answers', JSON.stringify(given), ({ message }) => message);
  } catch (error) {
    throw withKeptAnswers(error, folder);
  }
}

/** The error, and where the answers are that were given before it. */
export function withKeptAnswers(error: unknown, folder: string): unknown {
  const file = keptFile(folder);
  if (!(error instanceof Error) || !existsSync(file)) return error;
  const shown = shownToCaller(file);
  const again = `npx school new ${shellWord(shownToCaller(folder))}`;
  return new Error(
    `${error.message}\nThe answers are kept in ${shown}; ${again} takes them and asks for the others.`,
  );
}

/** Removes what was kept, once the folder is written. */
export const dropKeptAnswers = (folder: string): void => rmSync(keptFile(folder), { force: true });
