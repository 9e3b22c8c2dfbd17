import { command, does } from '../../lib/terminal/program';

/** Prints what a shell needs to complete the commands and their options. */
export const completion = command('completion', {
  summary: 'completes commands and options in Bash or Zsh',
  about:
    'Prints a script for Bash, or Zsh with bashcompinit, that completes commands and options of `school`, as an alias of npx school.',
  examples: [
    ["alias school='npx school'", 'in ~/.bashrc'],
    ['source <(npx school completion)', 'behind it'],
  ],
  fails: 'never',
}).action(
  does(
    (_, { parent }) => parent?.commands ?? [],
    (commands) => {
      const names = commands.map((one) => one.name()).join(' ');
      const cases = commands.map(
        (one) =>
          `    ${one.name()}) words='${one.options.map(({ long }) => long).join(' ')} --help' ;;`,
      );
      console.log(`_school() {
  local words=''
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  [ "$COMP_CWORD" = 1 ] && words='${names}'
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _school school`);
    },
  ),
);
