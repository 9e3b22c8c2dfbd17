import { paint } from './style';

type Rows = readonly (readonly [name: string, meaning: string])[];

/** What a command says of itself. */
export interface Help {
  /** How it is called: `npm run bench`, `npm test`. */
  name: string;
  /** What may follow, such as `[story…] [options]`. */
  takes?: string;
  /** What it does, in lines of up to 90 characters. */
  about: string;
  options?: Rows;
  /** Environment variables that it reads. */
  environment?: Rows;
  examples?: Rows;
  /** When it ends with status 1. */
  fails: string;
}

/** Two columns; a meaning of several lines goes on below itself. */
function columns(rows: Rows): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  const under = `\n${' '.repeat(width + 2)}`;
  return rows
    .map(([name, meaning]) => {
      const gap = ' '.repeat(width - name.length);
      return `  ${paint('command', name)}${gap}${meaning.replaceAll('\n', under)}`;
    })
    .join('\n');
}

const section = (title: string, rows: Rows | undefined) =>
  rows ? [`${paint('heading', title)}\n${columns(rows)}`] : [];

/** The text that `--help` prints. */
export function helpText({ name, takes, about, options, environment, examples, fails }: Help) {
  const usage = takes ? `${name} -- ${takes}` : name;
  return [
    paint('heading', usage),
    about,
    ...section('Options', [...(options ?? []), ['--help', 'this text']]),
    ...section('Environment', environment),
    ...section('Examples', examples),
    ...section('Ends with status', [
      ['0', 'all is well'],
      ['1', fails],
      ['2', 'it was called in a way that it does not know'],
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}
