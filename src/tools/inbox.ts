import { runCommand } from '../terminal/command';
import { defaultDatabaseUrl, openDatabase } from '../content-service/inbox/database';
import { makeInbox } from '../content-service/inbox/inbox';
import { systemClock } from '../content-service/school-year/clock';
import { help, readOptions } from './inbox/options';
import { report } from './inbox/report';

/** Lists and exports what visitors sent to the embedded content service. */
void runCommand({
  help,
  read: readOptions,
  run: async (options) => {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = process.env;
    const inbox = makeInbox(await openDatabase(url || defaultDatabaseUrl, token), systemClock);
    try {
      process.stdout.write(await report(inbox, options));
    } finally {
      inbox.close();
    }
  },
});
