const isWithin = (some: string, all: string) => [...some].every((place) => all.includes(place));

/**
 * Whether two names of the same letters are one: where one has a space, the other has one, a hyphen or an
 * apostrophe. "D'Souza", 'D Souza' and 'DSouza' are, 'Ram Anand' and 'Ramanand' only may be.
 */
export const isSameShape = (
  one: { spaces: string; all: string },
  other: { spaces: string; all: string },
): boolean => isWithin(one.spaces, other.all) && isWithin(other.spaces, one.all);

/**
 * Whether the parts of a name may be those of another: in any order, with initials for words, and with words
 * left out on one side. One word at least, beside the initials, is the same.
 */
export function mayBeSameName(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  const left = [...more];
  const take = (at: number) => at >= 0 && left.splice(at, 1);
  const rest = fewer.filter((part) => !take(left.indexOf(part)));
  return (
    (fewer.length > 1 || more.length < 2) &&
    fewer.some((part) => part[1] && !rest.includes(part)) &&
    rest.every((part) => take(left.findIndex((of) => of[0] === part[0] && !(of[1] && part[1]))))
  );
}
