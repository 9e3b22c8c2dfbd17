import { didYouMean } from '../../content/nearest';
import { type Answers, mayBeLeft, type Question } from './question';

type Taken = { value: string } | { problem: string };

/** A choice by its number in the list, or by its name in any capitals. */
function chosen(value: string, choices: readonly string[]): Taken {
  const byNumber = /^\d+$/.test(value) ? choices[Number(value) - 1] : undefined;
  const byName = choices.find((one) => one.toLowerCase() === value.toLowerCase());
  const found = byName ?? byNumber;
  if (found !== undefined) return { value: found };
  return { problem: `"${value}" can't be chosen${didYouMean(value, choices)}` };
}

/** Takes an answer to a question; a blank one is the default answer, or none. */
export function takeAnswer(
  question: Question,
  written: string,
  answers: Answers,
  dir: string,
): Taken {
  const value = written.trim() === '' ? (question.fallback?.(answers, dir) ?? '') : written.trim();
  if (value === '') {
    if (mayBeLeft(question, answers)) return { value };
    const example = question.example === undefined ? '' : `, for example: ${question.example}`;
    return { problem: `an answer is needed${example}` };
  }
  const named = question.chosenBy?.(value) ?? value;
  const taken = question.choices ? chosen(named, question.choices(dir)) : { value };
  if ('problem' in taken) return taken;
  const problem = question.problem?.(taken.value, dir, answers);
  return problem === undefined ? taken : { problem };
}

/** Takes every answer from the options; throws what is wrong with all of them at once. */
export function answersFrom(
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  dir: string,
  /** How an answer is given on the command line. */
  option = (name: string) => `--${name}`,
): Answers {
  const answers: Record<string, string> = {};
  const problems: string[] = [];
  for (const question of questions) {
    if (question.applies?.(answers) === false) continue;
    const taken = takeAnswer(question, given[question.name] ?? '', answers, dir);
    if ('problem' in taken) problems.push(`${option(question.name)}: ${taken.problem}`);
    else answers[question.name] = taken.value;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return answers;
}
