import { reach, type AnySchema } from 'yup';
import { decorations, typePairs } from '../../theme/brand-choices';
import { nearestAccent, nearestMain } from '../../theme/readable';
import { isRecord } from '../../content/record';
import { problemAt, type Question } from '../content-new/question';
import { isExact, readColour } from './colour-words';
import { ownWordsFields } from './own-words.schema';
import { answersSchema, defaultThemeVariant } from './answers.schema';

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
