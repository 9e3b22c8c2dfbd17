import { backUp, restore } from '../../content-service/inbox/backup';
import {
  type Database,
  databaseAt,
  defaultDatabaseUrl,
  missingFile,
} from '../../content-service/inbox/database';
import { makeInbox } from '../../content-service/inbox/inbox';
import { systemClock } from '../../content-service/school-year/clock';
import { pluralize } from '../../lib/terminal/pluralize';
import { report, type ReportOptions } from './report';

interface InboxOptions extends ReportOptions {
  /** A new file that gets everything that is kept. */
  backup: string | undefined;
  /** Such a file, whose messages are brought back. */
  restore: string | undefined;
}

async function answer(database: Database, options: InboxOptions): Promise<string> {
  if (options.backup !== undefined) {
    const rows = await backUp(database, options.backup);
    return `${pluralize(rows, 'row')} written to ${options.backup}\n`;
  }
  if (options.restore !== undefined) {
    const { copied, known } = await restore(database, options.restore);
    return `${pluralize(copied, 'row')} brought back, ${known} were there already\n`;
  }
  return report(makeInbox(database, systemClock), options);
}

/** Prints, backs up or brings back what visitors sent. */
export async function printInbox(options: InboxOptions): Promise<void> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = process.env;
  const place = url || defaultDatabaseUrl();
  const missing = options.restore === undefined ? missingFile(place) : undefined;
  if (missing !== undefined) {
    const words = `There is no ${missing}: nothing has been sent yet, or --dir or --database names another place.`;
    if (options.backup !== undefined) throw new Error(words);
    console.warn(words);
  }
  const database = databaseAt(place, token);
  try {
    process.stdout.write(await answer(database, options));
  } finally {
    await database.close();
  }
}
