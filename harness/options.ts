import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** Several words, each of which is read for itself. */
const several = <Flags extends string, T>(
  flags: Flags,
  about: string,
  fallback: T[],
  read: (text: string) => T,
) =>
  new Option(flags, about)
    .argParser<T[]>((text, earlier) => [...(earlier === fallback ? [] : earlier), read(text)])
    .default<T[]>(fallback);

/** Addresses of pages, such as `/Fee /News`; none means all. */
export const routes = <Flags extends string>(flags: Flags, about: string) =>
  several<Flags, string>(flags, about, [], (route) => {
    if (route.startsWith('/')) return route;
    throw new InvalidArgumentError('Addresses begin with /.');
  });

function readWhole(text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new InvalidArgumentError(`It has to be a whole number from ${least} on.`);
}

/** A whole number from 1 on. */
export const count = <Flags extends string>(flags: Flags, about: string, fallback: number) =>
  new Option(flags, about).argParser((text) => readWhole(text, 1)).default(fallback);

/** Whole numbers, none of them below `least`. */
export const counts = <Flags extends string>(
  flags: Flags,
  about: string,
  fallback: number[],
  least = 1,
) => several(flags, about, fallback, (text) => readWhole(text, least));
