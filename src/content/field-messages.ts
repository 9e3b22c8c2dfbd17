import {
  type AnyObject,
  type AnySchema,
  type ObjectSchema,
  type TestConfig,
  type TestContext,
  ValidationError,
} from 'yup';
import { isRecord } from './record';
import { parsePath } from './source-file';

/** What Yup tells a message of the value it is about. */
export interface About {
  path: string;
  value?: unknown;
  /** What the field is: one that may be left out. */
  spec?: { optional?: boolean };
}

/** The key at the end of a path, in quotes; 'item 3' for a place in a list. */
export function keyOf(path: string | undefined): string {
  const last = parsePath(path ?? '').at(-1);
  // What Yup calls the whole of a value.
  if (last === undefined || path === 'this') return 'the file';
  return typeof last === 'number' ? `item ${last + 1}` : `"${last}"`;
}

/** The message for a value that isn't there, with an example of what to write. */
export function missing(example?: unknown): (about: About) => string {
  return ({ path, value }) => {
    const shown = example === undefined ? '' : `, for example ${JSON.stringify(example)}`;
    if (value === '') return `${keyOf(path)} is blank; write a value${shown}`;
    if (value === null) return `${keyOf(path)} has no value; write one${shown}`;
    return `${keyOf(path)} is missing; add it${shown}`;
  };
}

/** The message for a key with nothing after its colon. */
export function empty({ path, spec }: About): string {
  const away = spec?.optional === false ? '' : ' or remove the key';
  return `${keyOf(path)} has no value; write one${away}`;
}

/** The message for a list of nothing; without its key, what needs it would have another fault. */
export function emptyList({ path, spec }: About): string {
  const away = spec?.optional ? 'remove the key' : 'remove what needs it';
  return `${keyOf(path)} is an empty list; add an item or ${away}`;
}

/** What was written in `[Notice]` or `{Notice}`, which are a list and a group to YAML, without and with its brackets. */
function textInBrackets(value: unknown, path: string): [inside: string, whole: string] | undefined {
  // A class and its section are written with a blank.
  const inside = (parts: readonly unknown[]) => parts.join(path.endsWith('class') ? ' ' : ', ');
  if (Array.isArray(value) && value.length > 0 && value.every((one) => Object(one) !== one))
    return [inside(value), `[${value.join(', ')}]`];
  const entries = isRecord(value) ? Object.entries(value) : [];
  const keys = entries.map(([key]) => key);
  return entries.length > 0 && entries.every(([, one]) => one === null)
    ? [inside(keys), `{${keys.join(', ')}}`]
    : undefined;
}

/** What to write where a list was written under a key of its own, or nothing but comments. */
function listHint(value: unknown, path: string): string {
  const [pair, ...others] = isRecord(value) ? Object.entries(value) : [];
  if (pair && others.length === 0 && Array.isArray(pair[1]))
    return `; remove the line "${pair[0]}:" above its items`;
  return !pair && isRecord(value) && keyOf(path) === 'the file' ? ', or [] for none' : '';
}

/** The message for a value of another kind: a list where a text belongs. */
export function wrong(expected: string): (about: About) => string {
  return ({ path, value }) => {
    if (expected.startsWith('a list'))
      return `${keyOf(path)} must be ${expected}${listHint(value, path)}`;
    // '- -' is a list of nothing to YAML.
    if (expected === 'a text' && Array.isArray(value) && value.length === 1 && value[0] === null)
      return `${keyOf(path)} must be a text; a hyphen alone needs quotes: '-'`;
    // `VI: to X` is a group of one key to YAML.
    const [pair, ...others] = isRecord(value) ? Object.entries(value) : [];
    const isText = expected === 'a text';
    const isOne = pair && others.length === 0 && Object(pair[1]) !== pair[1];
    // `Bring these:` and `{Bring these}` are the same to YAML.
    const colon = isText && isOne ? `${pair[0]}: ${String(pair[1] ?? '')}`.trim() : '';
    const inBrackets = isText ? textInBrackets(value, path) : undefined;
    const hint = colon
      ? `; a text with a colon needs quotes: '${colon}'${inBrackets ? `, and one in brackets, too: '${inBrackets[1]}'` : ''}`
      : inBrackets
        ? `; write it without brackets: ${inBrackets[0]}; where they are meant, in quotes: '${inBrackets[1]}'`
        : '';
    return `${keyOf(path)} must be ${expected}${hint}`;
  };
}

/** A Yup test from a function that says what is wrong with a value, or nothing. */
export function validator<T>(
  name: string,
  validate: (value: NonNullable<T>, context: TestContext<AnyObject>) => string | undefined,
): TestConfig<T> {
  return {
    name,
    // A blank text has been reported as such; a second opinion helps nobody.
    test(value, context) {
      if (value === undefined || value === null || value === '') return true;
      const message = validate(value, context);
      return message === undefined || context.createError({ message });
    },
  };
}

/** What is wrong with a part of a value: its path from there, `months[2].month`; '' or none for the whole. */
export interface FieldProblem {
  path?: string;
  message: string;
  /** What the diagnostic is made with besides: a place in a text, a fix. */
  params?: Record<string, unknown>;
}

/** What a Yup test gives that may find several problems. */
export function allProblems(
  context: TestContext<AnyObject>,
  problems: readonly FieldProblem[],
): true | ValidationError {
  const errors = problems.map(({ path = '', message, params }) => {
    const full = path.startsWith('[')
      ? context.path + path
      : [context.path, path].filter(Boolean).join('.');
    return context.createError({ path: full, message, ...(params && { params }) });
  });
  return errors.length === 0 || new ValidationError(errors);
}

/**
 * A Yup test across the parts of a group. Yup asks it also where a part is of another kind than it expects, such as
 * a text for a list: that part has an error of its own, and whatever this test makes of it says nothing.
 */
export function acrossParts<T extends object>(
  name: string,
  problemsOf: (value: T, context: TestContext<AnyObject>) => readonly FieldProblem[],
): TestConfig<T> {
  return {
    name,
    test(value, context) {
      try {
        return allProblems(context, problemsOf(value, context));
      } catch (error) {
        const { fields } = context.schema as ObjectSchema<AnyObject>;
        const parts: AnyObject = value;
        const isWrong = Object.entries(fields as Record<string, AnySchema>).some(
          ([key, field]) => !field.isValidSync(parts[key]),
        );
        if (isWrong) return true;
        throw error;
      }
    },
  };
}

/** Refuses a list in which a name stands twice; `path` leads from an item to its name. */
export function eachOnce<T>(
  what: string,
  nameOf: (item: T) => string | undefined,
  path = '',
): TestConfig<readonly T[] | undefined> {
  return {
    name: 'once',
    test(value, context) {
      const names = (value ?? []).map(nameOf);
      const problems = names.flatMap((name, index) => {
        const isSecond = name !== undefined && names.indexOf(name) < index;
        const message = `the ${what} "${name}" stands twice; keep one`;
        return isSecond ? [{ path: `[${index}]${path}`, message }] : [];
      });
      return allProblems(context, problems);
    },
  };
}
