import { defaultDatabaseUrl, openDatabase } from '../content-service/inbox/database';
import { makeInbox } from '../content-service/inbox/inbox';
import { systemClock } from '../content-service/school-year/clock';
import { readOptions, usage } from './inbox/options';
import { report } from './inbox/report';

/** Lists and exports what visitors sent to the embedded content service. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(usage);
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = process.env;
  const inbox = makeInbox(await openDatabase(url || defaultDatabaseUrl, token), systemClock);
  try {
    process.stdout.write(await report(inbox, options));
  } finally {
    inbox.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
