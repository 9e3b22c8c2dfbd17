const className = /\.(css-[a-z0-9]+)/g;

const classesOf = (rule: string): string[] =>
  [...rule.matchAll(className)].map(([, name = '']) => name);

/**
 * The rules of a stylesheet after a build that wrote only some of its pages. What those pages say
 * of a class, in the order they say it, takes the place of all that was said of it before: an
 * earlier build may have called the same variables by other names.
 */
export function mergeRules(earlier: readonly string[], now: readonly string[]): string[] {
  const said = new Set(now);
  const classes = new Set(now.flatMap(classesOf));
  const kept = earlier.filter(
    (rule) => !said.has(rule) && !classesOf(rule).some((name) => classes.has(name)),
  );
  return [...new Set([...kept, ...now])].filter(Boolean);
}
