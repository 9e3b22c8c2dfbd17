/**
 * The projects of `playwright.config.ts` that a command asks for by `--project`, by their names, in any
 * case, as Playwright compares them; those that are meant where it names none.
 */
export function requestedProjects(
  args: readonly string[],
  whereNoneIsNamed: readonly string[],
): (name: string) => boolean {
  const named = args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    if (arg !== '--project') return [];
    // The option takes several: all words up to the next option.
    const following = args.slice(index + 1);
    const end = following.findIndex((word) => word.startsWith('-'));
    return end < 0 ? following : following.slice(0, end);
  });
  const wanted = new Set((named.length > 0 ? named : whereNoneIsNamed).map(lower));
  return (name) => wanted.has(lower(name));
}

const lower = (name: string) => name.toLowerCase();
