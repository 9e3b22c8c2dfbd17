import { Command } from '@commander-js/extra-typings';

/**
 * The projects of `playwright.config.ts` that a command asks for by `--project`, by their names, in any
 * case, as Playwright compares them; those that are meant where it names none.
 */
export function requestedProjects(
  args: readonly string[],
  whereNoneIsNamed: readonly string[],
): (name: string) => boolean {
  // The option as Playwright states it.
  const command = new Command().option('--project <names...>').helpOption(false);
  command.allowUnknownOption().allowExcessArguments().parse(args, { from: 'user' });
  const { project = whereNoneIsNamed } = command.opts();
  const wanted = new Set(project.map((name) => name.toLowerCase()));
  return (name) => wanted.has(name.toLowerCase());
}
