import { parseArgs } from 'node:util';
import type { Command } from '../src/terminal/command';
import type { Help } from '../src/terminal/help';

type Given = string | boolean | undefined;

/** An option: what the help says of it, and how it is read. */
export interface Option<T> {
  /** What follows its name, such as `N`. A switch takes nothing. */
  takes?: string;
  about: string;
  /** Throws in one sentence when what was given makes no sense; `name` is such as `--runs`. */
  read: (given: Given, name: string) => T;
}

type Options = Readonly<Record<string, Option<unknown>>>;

/** What was given for the options, and the words without a name. */
type Values<O extends Options> = { [Name in keyof O]: ReturnType<O[Name]['read']> } & {
  words: string[];
};

const parts = (given: Given): string[] =>
  String(given)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isWhole = (least: number) => (value: number) => Number.isInteger(value) && value >= least;

/** Set or not. */
export const flag = (about: string): Option<boolean> => ({
  about,
  read: (given) => given === true,
});

/** A text, or else `fallback`. */
export const text = <F extends string | undefined>(
  takes: string,
  about: string,
  fallback: F,
): Option<string | F> => ({
  takes,
  about,
  read: (given) => (typeof given === 'string' ? given : fallback),
});

/** The commit to compare with. It has to be named. */
export const base: Option<string> = {
  takes: 'COMMIT',
  about: 'the state to compare with: a branch, a tag or a commit',
  read(given, name) {
    if (!given) throw new Error(`${name} is missing: name the commit or branch to compare with`);
    const ref = String(given);
    if (ref.startsWith('-')) throw new Error(`${name} takes a commit or a branch, not "${ref}"`);
    return ref;
  },
};

/** Addresses of pages, such as `/Fee,/News`; none means all. */
export const routes = (about: string): Option<string[]> => ({
  takes: 'a,b',
  about,
  read(given = '', name) {
    const wrong = parts(given).filter((route) => !route.startsWith('/'));
    if (wrong.length === 0) return parts(given);
    throw new Error(`${name} takes addresses from / on, not ${wrong.join(', ')}`);
  },
});

/** Texts between commas. */
export const list = (about: string): Option<string[]> => ({
  takes: 'a,b',
  about,
  read: (given = '') => parts(given),
});

/** Some of several words, or else all of them. */
export const someOf = <T extends string>(known: readonly T[], about: string): Option<T[]> => ({
  takes: 'a,b',
  about,
  read(given = known.join(), name) {
    const named = parts(given);
    const found = known.filter((word) => named.includes(word));
    if (found.length > 0 && found.length === named.length) return found;
    throw new Error(`${name} takes some of ${known.join(', ')}, not "${given}"`);
  },
});

/** A whole number from 1 on. */
export const count = (about: string, fallback: number): Option<number> => ({
  takes: 'N',
  about,
  read(given = String(fallback), name) {
    const value = Number(given);
    if (isWhole(1)(value)) return value;
    throw new Error(`${name} takes a whole number from 1 on, not "${given}"`);
  },
});

/** Whole numbers between commas, none of them below `least`. */
export const counts = (about: string, fallback: number[], least = 1): Option<number[]> => ({
  takes: 'N,M',
  about,
  read(given, name) {
    if (given === undefined) return fallback;
    const values = parts(given).map(Number);
    if (values.length > 0 && values.every(isWhole(least))) return values;
    throw new Error(`${name} takes whole numbers from ${least} on, not "${given}"`);
  },
});

/** A command whose options are stated once: for its help, and for reading them. */
interface Spec<O extends Options> extends Omit<Help, 'options'> {
  options: O;
  /** Whether words without a name may follow, such as stories. */
  takesWords?: boolean;
  /** Throws in one sentence where options exclude each other. */
  check?: (values: Values<O>) => void;
}

/** The help of a command of package.json, and how its arguments are read, from one description. */
export function command<O extends Options>(
  spec: Spec<O>,
): Pick<Command<Values<O>>, 'help' | 'read'> {
  const { options, takesWords = false, check, ...help } = spec;
  const all = Object.entries(options);
  const typeOf = ({ takes }: Option<unknown>) => (takes ? 'string' : 'boolean');
  return {
    help: {
      ...help,
      options: all.map(([name, { takes, about }]) => [
        takes ? `--${name} ${takes}` : `--${name}`,
        about,
      ]),
    },
    read(args) {
      const { values: given, positionals: words } = parseArgs({
        args,
        allowPositionals: takesWords,
        options: Object.fromEntries(all.map(([name, one]) => [name, { type: typeOf(one) }])),
      });
      const read = all.map(([name, one]) => [name, one.read(given[name], `--${name}`)]);
      // Each option was read by the function whose type says what it gives.
      const values = { ...Object.fromEntries(read), words } as Values<O>;
      check?.(values);
      return values;
    },
  };
}
