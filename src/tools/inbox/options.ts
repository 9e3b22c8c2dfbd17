import { parseArgs } from 'node:util';
import { defaultDatabaseUrl } from '../../content-service/inbox/database';
import { parsePlainDate } from '../../dates/plain-date';
import type { Help } from '../../terminal/help';

/** What the office asks of the inbox. */
export interface InboxOptions {
  format: 'table' | 'csv' | 'json';
  /** Certificate requests instead of contact messages. */
  certificates: boolean;
  /** Only what came at or after this ISO instant in UTC. */
  since?: string;
  /** A new file that gets everything that is kept. */
  backup?: string;
  /** Such a file, whose messages are brought back. */
  restore?: string;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run inbox',
  takes: '[options]',
  about: 'Lists what visitors sent, oldest first; backs it up and brings it back.',
  options: [
    ['--csv', 'as CSV, for a spreadsheet'],
    ['--json', 'as JSON'],
    ['--since DATE', 'from this day in India on, such as 2026-11-14, or an ISO instant'],
    ['--certificates', 'requests for transfer certificates instead of contact messages'],
    ['--backup FILE', 'writes everything into a new file, while the service may go on'],
    ['--restore FILE', 'brings back what such a file holds; nothing is doubled or overwritten'],
  ],
  environment: [
    ['DATABASE_URL', `where messages are kept (${defaultDatabaseUrl()})`],
    ['DATABASE_AUTH_TOKEN', 'the token, where that is a libSQL server'],
  ],
  examples: [
    ['npm run --silent inbox -- --csv > inbox.csv', 'a file for a spreadsheet'],
    ['npm run inbox -- --backup inbox-2026-11-14.db', 'a backup'],
  ],
  fails: 'the database could not be read, or the file not written',
};

function instant(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parsePlainDate(text) : undefined;
  const time = Date.parse(day ? `${day}T00:00:00+05:30` : text.includes('T') ? text : '');
  if (Number.isNaN(time)) throw new Error(`--since: "${text}" isn't a date; write 2026-11-14`);
  return new Date(time).toISOString();
}

/** Reads the command's arguments. Throws when one is unknown or can't be read. */
export function readOptions(args: string[]): InboxOptions {
  const { values } = parseArgs({
    args,
    options: {
      csv: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      since: { type: 'string' },
      certificates: { type: 'boolean', default: false },
      backup: { type: 'string' },
      restore: { type: 'string' },
    },
  });
  const { backup, restore } = values;
  if (backup !== undefined || restore !== undefined) {
    if (args.filter((arg) => arg.startsWith('--')).length > 1) {
      throw new Error('--backup and --restore stand alone.');
    }
    if (!(backup ?? restore)) throw new Error('--backup and --restore name a file.');
  }
  if (values.csv && values.json) throw new Error('Choose --csv or --json, not both.');
  return {
    format: values.csv ? 'csv' : values.json ? 'json' : 'table',
    certificates: values.certificates,
    ...(values.since === undefined ? {} : { since: instant(values.since) }),
    ...(backup === undefined ? {} : { backup }),
    ...(restore === undefined ? {} : { restore }),
  };
}
