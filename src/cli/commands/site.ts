import { requireContent, requireFolders, requirePlainPath } from '../../content/content-dir';
import { command, does } from '../../lib/terminal/program';
import {
  contentOption,
  draftsOption,
  portOption,
  publicOption,
  serviceUrlOption,
  variable,
} from './options';

const hostOption = variable(
  '--host <address>',
  'HOST',
  'the address to listen at (0.0.0.0: all of this machine)',
);

async function readSettings() {
  const settings = await import('../../content-service/settings');
  return settings.readSettings(process.env);
}

/** Builds the site and serves it. */
export const start = command('start', {
  summary: 'builds the site and serves it with its content service',
  about:
    'Builds the site and serves it with its content service, until Ctrl+C: build and serve, whose environment variables it takes too (npx school serve --help).',
  fails: 'the site could not be built or served',
})
  .addOption(contentOption)
  .addOption(publicOption)
  .addOption(hostOption)
  .addOption(portOption(9000))
  .addOption(draftsOption)
  .action(
    does(
      async () => {
        requireFolders();
        return readSettings();
      },
      async (settings) => {
        const { buildSite } = await import('../build-site');
        await buildSite();
        const { serve } = await import('../../content-service/serve');
        await serve({ ...settings, withoutSite: false });
      },
    ),
  );

/** Shows each change as soon as it is saved. */
export const develop = command('develop', {
  summary: 'shows each change as soon as it is saved, on port 8000',
  about:
    'Shows the site at http://localhost:8000 and each change as soon as it is saved, with the content service beside it; drafts too, marked. Ctrl+C stops both. Further options are those of `gatsby develop`, such as --port for the pages.',
  fails: 'the pages or the content service could not start',
})
  .addOption(contentOption)
  .addOption(
    variable('--service-port <number>', 'SERVICE_PORT', 'the port of the content service (9000)'),
  )
  .allowUnknownOption()
  .allowExcessArguments()
  .action(
    does(
      (_, { args }) => {
        requirePlainPath();
        requireContent();
        return args;
      },
      async (args) => (await import('../develop')).develop(args),
    ),
  );

/** Builds the site. */
export const build = command('build', {
  summary: 'builds the site',
  about:
    'Builds the site from its content into the folder public/ beside that. In a terminal it tells how long that still takes; what Gatsby says is kept in .data/build-log.txt there, and shown where it fails. Further options are those of `gatsby build`.',
  fails: 'a fault in the content, or in the code',
})
  .addOption(contentOption)
  .addOption(publicOption)
  .option(
    '--lists',
    'for a host that knows nothing but files: news, events, albums and all other lists are written into the site, and forms say whom to write to',
    false,
  )
  .addOption(serviceUrlOption)
  .addOption(draftsOption)
  .allowUnknownOption()
  .allowExcessArguments()
  .action(
    does(
      ({ lists }, { args }) => {
        requireFolders();
        return { lists, args };
      },
      async ({ lists, args }) =>
        // The content service's code is for this way of building alone.
        lists
          ? (await import('../build-lists')).buildWithLists(args)
          : (await import('../build-site')).buildSite(args),
    ),
  );

/** Builds the sites of several schools. */
export const buildSchools = command('build-schools', {
  summary: 'builds the sites of several schools with one compile',
  about:
    "Builds the sites of many schools: compiles the scripts once for all that have the same typefaces and decoration, and shares what it keeps. Each folder is a school's, or its content. A school with faults stops no other.",
  fails: 'a school could not be built; those without faults are built all the same',
})
  .argument('[folders...]', 'the folders of the schools')
  .option('--out <folder>', 'put the sites below it, as <school>/public (beside each content)')
  .option(
    '--concurrency <n>',
    'build so many schools at a time, half a gigabyte each (as cores and free memory allow)',
  )
  .addOption(serviceUrlOption)
  .addOption(draftsOption)
  .action(
    does(
      async (folders, { out, concurrency: written }) => {
        const { schoolsAtATime } = await import('../build-schools/at-a-time');
        const { schoolsIn } = await import('../build-schools/schools');
        const concurrency = Number(written ?? schoolsAtATime());
        if (!Number.isInteger(concurrency) || concurrency < 1) {
          throw new Error(`--concurrency: "${written}" is not a number of schools`);
        }
        return { concurrency, schools: schoolsIn(folders, out) };
      },
      async (options) => (await import('../build-schools/build-schools')).buildSchools(options),
    ),
  );

/** Serves the built site. */
export const serve = command('serve', {
  summary: 'serves the built site with its content service',
  about:
    'Serves the built site (public/, beside its content) with its content service, until Ctrl+C. Build it before with `npm run build`; `npm start` does both. In a terminal it tells of pages, calls and refusals, one line each; elsewhere its log is JSON, a line for each request.',
  environment: [
    ['PRIVATE_DIR', 'register, birthdays and withdrawals, where they stand beside the content'],
    ['DATABASE_URL', 'where messages are kept (file:.data/inbox.db), or a libSQL server'],
    ['DATABASE_AUTH_TOKEN', "that server's token"],
    ['INBOX_KEEP_DAYS', 'after how many days messages are deleted (never)'],
    ['INBOX_MAX_MB', 'how large the inbox may grow before forms are refused (256)'],
    ['PUSH_SERVICES', 'push services beside those of the browsers, by their origins'],
    ['SMTP_URL', 'the mail server that sends messages to the office: smtps://user:password@host'],
    ['PREPARE_PICTURES', 'false: pictures are resized when they are asked for first (true)'],
    ['PICTURES_DIR', 'where resized pictures are kept (.data/images beside the content)'],
    ['RENEW_PAGES', 'false: pages are not rendered anew when a list in them changes (true)'],
    ['LOG_LEVEL', 'debug, info, warn, error or silent (info)'],
    ['TRUST_PROXY', 'the number of proxies before the service, or their addresses (0)'],
    ['ALLOWED_ORIGINS', 'other origins whose pages may read the calls, with commas between'],
    ['FORMS_PER_TEN_MINUTES', 'how many forms one visitor may send (20)'],
    ['CONTENT_SERVICE_NOW', 'an instant at which its clock stands still'],
    ['GATSBY_CONTENT_SERVICE_URL', 'where the built site loads its lists from (here)'],
  ],
  examples: [['npm run serve -- --port 8080', 'on another port']],
  fails: 'it could not start: no built site, a taken port, a fault in the data',
})
  .addOption(contentOption)
  .addOption(publicOption)
  .addOption(hostOption)
  .addOption(portOption(9000))
  .addOption(draftsOption)
  .option(
    '--without-site',
    'start even where no site is built; only the calls are answered then, as `npm run develop` needs it',
    false,
  )
  .action(
    does(
      async ({ withoutSite }) => {
        requireContent();
        return { ...(await readSettings()), withoutSite };
      },
      async (options) => (await import('../../content-service/serve')).serve(options),
    ),
  );
