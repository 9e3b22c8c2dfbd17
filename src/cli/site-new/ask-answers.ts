import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { reach, type AnySchema } from 'yup';
import { shownToCaller } from '../../content/content-dir';
import { isRecord } from '../../content/record';
import { paint } from '../../lib/terminal/style';
import { askPerson } from '../content-new/ask-person';
import { type SchoolAnswers, answersSchema, defaultThemeVariant } from './answers.schema';
import { parseAnswers } from './read-answers';
import { shellWord } from './shell-word';
import { decorations, typePairs } from '../../theme/brand-choices';
import { nearestAccent, nearestMain } from '../../theme/readable';
import { problemAt, type Question } from '../content-new/question';
import { isExact, readColour } from './colour-words';
import { ownWordsFields } from './own-words.schema';

/** The paths of all answers, in the order of the schema: 'name', 'colours.main'. */
const pathsIn = (fields: object, above = ''): string[] =>
  Object.entries(fields).flatMap(([key, field]: [string, object]) =>
    'fields' in field ? pathsIn(Object(field.fields), `${above}${key}.`) : [above + key],
  );

/** A value at its path: 'colours.main' gives { colours: { main } }. */
const at = (path: string, value: string): Record<string, unknown> =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<
    string,
    unknown
  >;

const choices: Readonly<Record<string, readonly string[]>> = {
  type: typePairs,
  decoration: decorations,
};

const fallback: Readonly<Record<string, string>> = {
  sessionFrom: 'April',
  type: defaultThemeVariant.type,
  decoration: defaultThemeVariant.decoration,
};

/** What is wrong with a colour beside those answered before it, and the nearest that can be read. */
const unreadable: Readonly<Record<string, NonNullable<Question['problem']>>> = {
  'colours.main': (main) =>
    isExact(main) ? unlike(readColour(main), nearestMain(readColour(main))) : undefined,
  'colours.accent': (accent, _, { 'colours.main': main = '#000000' }) =>
    isExact(accent)
      ? unlike(
          readColour(accent),
          nearestAccent({ main: readColour(main), accent: readColour(accent) }),
        )
      : undefined,
};

function unlike(colour: string, near: string): string | undefined {
  if (colour === near) return undefined;
  return `"${colour}" can’t be read on this site; the nearest that can is ${near}`;
}

function questionOf(path: string): Question {
  const { description = path, example } = (reach(answersSchema, path) as AnySchema).meta() ?? {};
  const isLink = path.startsWith('links.');
  const isOptional = isLink || path in ownWordsFields;
  const words = choices[path];
  const taken = fallback[path];
  return {
    name: path,
    words: description,
    ...(words ? { choices: () => words } : { example: isLink ? 'https://…' : String(example) }),
    ...(isOptional && { optional: true as const }),
    ...(taken !== undefined && { fallback: () => taken }),
    problem: (value, dir, answers) =>
      problemAt(answersSchema, at(path, value), path) ?? unreadable[path]?.(value, dir, answers),
  };
}

/** What `school new` asks a person. */
export const questions: readonly Question[] = pathsIn(answersSchema.fields).map(questionOf);

/** Answers that were kept, by the names of their questions: what is nested is named 'colours.main'. */
export function givenIn(kept: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]) =>
      isRecord(value)
        ? Object.entries(givenIn(value)).map(([inner, one]) => [`${key}.${inner}`, one] as const)
        : [[key, String(value)] as const],
    ),
  );
}

/** The answers of a person, in the form of an answers file; what was left out is not in it. */
export function answersOf(given: Readonly<Record<string, string>>): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(given)) {
    if (value === '') continue;
    const [first = path, second] = path.split('.');
    if (second === undefined) answers[first] = value;
    else answers[first] = { ...(answers[first] as object | undefined), [second]: value };
  }
  return answers;
}

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
