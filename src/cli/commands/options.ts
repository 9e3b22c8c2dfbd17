import { Option } from '@commander-js/extra-typings';

/**
 * An option that sets an environment variable of this process, which the processes that it starts read too;
 * where the option is not there, the variable counts.
 */
export const variable = <Flags extends string>(flags: Flags, name: string, about: string) =>
  new Option(flags, about).env(name).argParser((value) => (process.env[name] = value));

/** The content folder of commands that check or change it. */
export const dirOption = new Option(
  '--dir <folder>',
  'the content folder (CONTENT_DIR, or content)',
);

/** The content folder of commands that build or serve. */
export const contentOption = variable(
  '--dir <folder>',
  'CONTENT_DIR',
  "the school's content, seen from where the command is called (content)",
);

/** The folder of the built site. */
export const publicOption = variable(
  '--public <folder>',
  'PUBLIC_DIR',
  'where the built site stands (public, beside the content)',
);

/** The port of a server; `fallback` where none is named. */
export const portOption = (fallback: number) =>
  variable('--port <number>', 'PORT', `the port (${fallback})`);

/** Shows what is not published yet. */
export const draftsOption = new Option(
  '--drafts',
  'for editors, with drafts and what is yet to come, marked; also as SHOW_DRAFTS=1',
)
  .preset('1')
  .argParser((value) => (process.env.SHOW_DRAFTS = value));

/** Where the pages load their lists from. */
export const serviceUrlOption = variable(
  '--content-service <address>',
  'GATSBY_CONTENT_SERVICE_URL',
  'where the built site loads its lists from (its own address)',
);

/** Output for programs, in a form that `about` names. */
export const jsonOption = (form: string) =>
  new Option('--json', `for programs: ${form}`).default(false);

/** How long another server may take. */
export const timeoutOption = new Option(
  '--timeout <seconds>',
  'how many seconds another server may take',
)
  .argParser((text) => {
    const seconds = Number(text);
    if (seconds > 0) return seconds;
    throw new Error('--timeout is a number of seconds, such as 10');
  })
  .default(10);
