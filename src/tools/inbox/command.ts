import type { Command } from '../../terminal/command';
import { backUp, restore } from '../../content-service/inbox/backup';
import {
  type Database,
  databaseAt,
  defaultDatabaseUrl,
} from '../../content-service/inbox/database';
import { makeInbox } from '../../content-service/inbox/inbox';
import { systemClock } from '../../content-service/school-year/clock';
import { help, type InboxOptions, readOptions } from './options';
import { counted, report } from './report';

async function answer(database: Database, options: InboxOptions): Promise<string> {
  if (options.backup !== undefined) {
    const rows = await backUp(database, options.backup);
    return `${counted(rows, 'row')} written to ${options.backup}\n`;
  }
  if (options.restore !== undefined) {
    const { copied, known } = await restore(database, options.restore);
    return `${counted(copied, 'row')} brought back, ${known} were there already\n`;
  }
  return report(makeInbox(database, systemClock), options);
}

/** Lists, exports and backs up what visitors sent to the embedded content service. */
export const inboxCommand: Command<InboxOptions> = {
  help,
  read: readOptions,
  run: async (options) => {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = process.env;
    const database = databaseAt(url || defaultDatabaseUrl(), token);
    try {
      process.stdout.write(await answer(database, options));
    } finally {
      database.close();
    }
  },
};
