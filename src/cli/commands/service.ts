import { Option } from '@commander-js/extra-typings';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { command, does } from '../../lib/terminal/program';
import { contentOption, jsonOption, timeoutOption, variable } from './options';

/** The instant (ISO, in UTC) that a day in India, or an instant, names. */
function instant(text: string): string {
  const isInstant = /\dT\d/.test(text);
  const day = isInstant ? undefined : parseWrittenDay(text);
  const time = Date.parse(isInstant ? text : `${day}T00:00:00+05:30`);
  if (Number.isNaN(time)) throw new Error(`--since: "${text}" isn't a date; write 2026-11-14`);
  return new Date(time).toISOString();
}

/** A port of this machine; 0 is any that is free. */
function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`--serve: "${text}" is no port; write a number such as 9310`);
}

/** Options that say what is listed, and how: copies of all have no use for them. */
const listing = ['csv', 'json', 'since', 'certificates'];

/** Lists, exports and backs up what visitors sent to the embedded content service. */
export const inbox = command('inbox', {
  summary: 'messages of visitors, and backups of them',
  about:
    'Lists what visitors sent, oldest first; backs it up and brings it back. With --open it is a page on this computer: unread, answered, search, print, and a file for Excel.',
  environment: [['DATABASE_AUTH_TOKEN', 'the token, where the database is a libSQL server']],
  examples: [
    ['npx school inbox --open', 'in the browser, for the office'],
    ['npx school inbox --csv > inbox.csv', 'a file for a spreadsheet'],
    ['npx school inbox --backup inbox-2026-11-14.db', 'a backup'],
  ],
  fails: 'the database could not be read, or the file not written',
})
  .addOption(new Option('--csv', 'as CSV, for a spreadsheet').default(false).conflicts('json'))
  .option('--json', 'as JSON', false)
  .option(
    '--since <date>',
    'from this day in India on, such as 2026-11-14, or an ISO instant',
    instant,
  )
  .option('--certificates', 'requests for transfer certificates instead of contact messages', false)
  .addOption(
    new Option(
      '--backup <file>',
      'writes everything into a new file, while the service may go on',
    ).conflicts(['restore', ...listing]),
  )
  .addOption(
    new Option(
      '--restore <file>',
      'brings back what such a file holds; nothing is doubled or overwritten',
    ).conflicts(listing),
  )
  .addOption(
    new Option('--open', 'opens the inbox in the browser of this computer, until Ctrl+C')
      .default(false)
      .conflicts(['backup', 'restore', ...listing]),
  )
  .addOption(
    new Option('--serve <port>', 'the same without a browser, at a port of this computer')
      .argParser(portNumber)
      .conflicts(['backup', 'restore', ...listing]),
  )
  .addOption(
    variable('--database <url>', 'DATABASE_URL', 'where messages are kept (file:.data/inbox.db)'),
  )
  .addOption(contentOption)
  .action(
    does(
      ({ csv, json, certificates, since, backup, restore, open, serve }) => {
        if (backup === '' || restore === '') throw new Error('--backup and --restore name a file.');
        const format = csv ? 'csv' : json ? 'json' : 'table';
        const page = open || serve !== undefined ? { port: serve ?? 0, open } : undefined;
        return { format, certificates, since, backup, restore, page } as const;
      },
      async ({ page, ...options }) =>
        page
          ? (await import('../inbox/web/serve-inbox')).serveInbox(page)
          : (await import('../inbox/report')).printInbox(options),
    ),
  );

/** Says what the pages show of a provider’s lists. */
export const provider = command('provider', {
  summary: "what pages show of a provider's API, and what not",
  about:
    "Makes the site's 18 calls for lists at a provider's API, and says of each what the pages show: records, what is read otherwise than it was sent, what is left out and why, with an example each; what the rules for children's data withhold, without names; and how the replies keep to openapi.yaml, to other origins, to caches and to time.",
  examples: [['npx school provider https://api.provider.example', 'every list of a provider']],
  fails: 'a page would lack something',
})
  .argument('[address]', 'where the API stands')
  .option('--school <code>', 'the code in the paths (that of site.yaml)')
  .option('--site <address>', 'where the site will stand, for other origins (siteUrl of site.yaml)')
  .option('--token <token>', 'sent along with the calls that take one, as a browser does')
  .addOption(timeoutOption)
  .addOption(contentOption)
  .addOption(jsonOption('a list of { name, address, sent, shown, remarks }'))
  .action(
    does(
      async (address = '', { school, site, token, timeout, json }) => {
        if (!/^https?:\/\/./.test(address) || !URL.canParse(address)) {
          throw new Error(
            'Write the address of one provider, such as https://api.provider.example',
          );
        }
        const { chosenSchool, rulesOfContent } = await import('../provider-check/chosen-school');
        const chosen = { ...chosenSchool({ school, site }), rules: rulesOfContent() };
        return { address, token, json, timeoutMs: timeout * 1000, ...chosen };
      },
      async (options) => (await import('../provider-check/check-provider')).checkProvider(options),
    ),
  );
