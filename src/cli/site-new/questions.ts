import { reach, type AnySchema } from 'yup';
import { MONTH_NAMES } from '../../lib/dates/format';
import { decorations, typePairs } from '../../theme/brand-choices';
import { nearestAccent, nearestMain } from '../../theme/readable';
import { problemAt, type Question } from '../content-new/question';
import { answersSchema, boards, defaultThemeVariant } from './answers.schema';

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
  board: boards,
  sessionFrom: MONTH_NAMES,
  type: typePairs,
  mood: decorations,
};

/** The default answers. */
const fallback: Readonly<Record<string, string>> = {
  sessionFrom: 'April',
  type: defaultThemeVariant.type,
  mood: defaultThemeVariant.mood,
};

/** What is wrong with a colour beside those answered before it, and the nearest that can be read. */
const unreadable: Readonly<Record<string, NonNullable<Question['problem']>>> = {
  'colours.main': (main) => unlike(main, nearestMain(main)),
  'colours.accent': (accent, _, { 'colours.main': main = '#000000' }) =>
    unlike(accent, nearestAccent({ main, accent })),
};

function unlike(colour: string, near: string): string | undefined {
  if (colour.toUpperCase() === near) return undefined;
  return `"${colour}" can’t be read on this site; the nearest that can is ${near}`;
}

function questionOf(path: string): Question {
  const { description = path, example } = (reach(answersSchema, path) as AnySchema).meta() ?? {};
  const isLink = path.startsWith('links.');
  const words = choices[path];
  const taken = fallback[path];
  return {
    name: path,
    words: description,
    ...(words ? { choices: () => words } : { example: isLink ? 'https://…' : String(example) }),
    ...(isLink && { optional: true as const }),
    ...(taken !== undefined && { fallback: () => taken }),
    problem: (value, dir, answers) =>
      problemAt(answersSchema, at(path, value), path) ?? unreadable[path]?.(value, dir, answers),
  };
}

/** What `school new` asks a person. */
export const questions: readonly Question[] = pathsIn(answersSchema.fields).map(questionOf);

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
