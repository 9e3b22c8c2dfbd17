import { Option } from '@commander-js/extra-typings';

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isWhole = (least: number) => (value: number) => Number.isInteger(value) && value >= least;

/** `--runs` of `--runs <n>` */
const nameOf = (flags: string) => flags.split(' ')[0];

/** The commit to compare with. It has to be named. */
export const base = new Option(
  '--base <commit>',
  'the state to compare with: a branch, a tag or a commit',
)
  .argParser((ref) => {
    if (!ref.startsWith('-')) return ref;
    throw new Error(`--base takes a commit or a branch, not "${ref}"`);
  })
  .makeOptionMandatory();

/** Addresses of pages, such as `/Fee,/News`; none means all. */
export const routes = <Flags extends string>(flags: Flags, about: string) =>
  new Option(flags, about)
    .argParser((given) => {
      const wrong = parts(given).filter((route) => !route.startsWith('/'));
      if (wrong.length === 0) return parts(given);
      throw new Error(`${nameOf(flags)} takes addresses from / on, not ${wrong.join(', ')}`);
    })
    .default<string[]>([]);

/** Texts between commas. */
export const list = <Flags extends string>(flags: Flags, about: string) =>
  new Option(flags, about).argParser(parts).default<string[]>([]);

/** Some of several words, or else all of them. */
export const someOf = <Flags extends string, T extends string>(
  flags: Flags,
  known: readonly T[],
  about: string,
) =>
  new Option(flags, about)
    .argParser((given) => {
      const named = parts(given);
      const found = known.filter((word) => named.includes(word));
      if (found.length > 0 && found.length === named.length) return found;
      throw new Error(`${nameOf(flags)} takes some of ${known.join(', ')}, not "${given}"`);
    })
    .default<T[]>([...known]);

/** A whole number from 1 on. */
export const count = <Flags extends string>(flags: Flags, about: string, fallback: number) =>
  new Option(flags, about)
    .argParser((given) => {
      const value = Number(given);
      if (isWhole(1)(value)) return value;
      throw new Error(`${nameOf(flags)} takes a whole number from 1 on, not "${given}"`);
    })
    .default(fallback);

/** Whole numbers between commas, none of them below `least`. */
export const counts = <Flags extends string>(
  flags: Flags,
  about: string,
  fallback: number[],
  least = 1,
) =>
  new Option(flags, about)
    .argParser((given) => {
      const values = parts(given).map(Number);
      if (values.length > 0 && values.every(isWhole(least))) return values;
      throw new Error(`${nameOf(flags)} takes whole numbers from ${least} on, not "${given}"`);
    })
    .default(fallback);
