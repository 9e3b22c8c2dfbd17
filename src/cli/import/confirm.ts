import { createInterface } from 'node:readline/promises';
import { answersFrom } from '../content-new/answer';
import { askPerson } from '../content-new/ask-person';
import type { Answers, Question } from '../content-new/question';

/** Whether somebody is there to answer. */
export const hasPerson = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** The answers to questions: of a person, beside those that `--set` gives; where nobody is there, of these alone. */
export const answersTo = async (
  questions: readonly Question[],
  given: Readonly<Record<string, string>>,
  dir: string,
): Promise<Answers> =>
  hasPerson()
    ? askPerson(questions, given, dir)
    : answersFrom(questions, given, dir, (name) => `--set ${name}=…`);

/**
 * Whether what was shown is to be written: `--yes` says so, or a person at the terminal. Where nobody can answer,
 * says how it is done.
 */
export async function isAccepted(yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!hasPerson()) {
    console.log('Nothing was written. Add --yes to write all of it.');
    return false;
  }
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question('Write this? (y/n) ');
  reader.close();
  const accepted = /^y(?:es)?$/i.test(answer.trim());
  if (!accepted) console.log('Nothing was written.');
  return accepted;
}
