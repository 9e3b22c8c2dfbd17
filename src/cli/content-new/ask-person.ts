import { createInterface } from 'node:readline/promises';
import { paint } from '../../lib/terminal/style';
import { takeAnswer } from './answer';
import { type Answers, mayBeLeft, type Question } from './question';

function asked(question: Question, answers: Answers, dir: string): string {
  const fallback = question.fallback?.(answers, dir);
  const hints = [
    ...(question.example === undefined ? [] : [`such as: ${question.example}`]),
    ...(fallback
      ? [`Enter: ${fallback}`]
      : mayBeLeft(question, answers)
        ? ['Enter leaves it out']
        : []),
  ];
  const choices = (question.choices?.(dir) ?? []).map((one, index) => `  ${index + 1} ${one}`);
  const hint = hints.length === 0 ? '' : paint('dim', ` (${hints.join('; ')})`);
  return [`${paint('heading', question.words)}${hint}`, ...choices, '> '].join('\n');
}

/**
 * Asks a person what the options have not told; a wrong answer is told, and asked for again. `keep` is called
 * with all answers so far after each.
 */
export async function askPerson(
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  dir: string,
  keep: (answers: Answers) => void = () => undefined,
): Promise<Answers> {
  const reader = createInterface({ input: process.stdin });
  // Read as a stream, no line is lost that was typed, or pasted, ahead of its question.
  const lines = reader[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  try {
    for (const question of questions) {
      if (question.applies?.(answers) === false) continue;
      let written = given[question.name];
      for (;;) {
        if (written === undefined) {
          process.stdout.write(asked(question, answers, dir));
          const line = await lines.next();
          if (line.done) throw new Error('It was left before the end; nothing was written.');
          written = line.value;
        }
        const taken = takeAnswer(question, written, answers, dir);
        if ('value' in taken) {
          answers[question.name] = taken.value;
          keep(answers);
          break;
        }
        console.log(paint('bad', taken.problem));
        written = undefined;
      }
    }
    return answers;
  } finally {
    reader.close();
  }
}
