import { runCommand } from '../terminal/command';
import { parseArgs } from 'node:util';
import { folderVariables, requireContent } from '../content/content-dir';
import { readSettings } from './settings';

void runCommand({
  help: {
    name: 'npm run serve',
    takes: '[options]',
    about: `Serves the built site (public/, beside its content) with its content service, until Ctrl+C. Build it
before with \`npm run build\`; \`npm start\` does both. In a terminal it tells of pages, calls and refusals, one
line each; elsewhere its log is JSON, a line for each request.`,
    options: [
      [
        '--without-site',
        'start even where no site is built; only the calls are answered then,\nas `npm run develop` needs it',
      ],
    ],
    environment: [
      ...folderVariables,
      ['PORT', 'the port (9000)'],
      ['HOST', 'the address to listen at (0.0.0.0: all of this machine)'],
      ['DATABASE_URL', 'where messages are kept (file:.data/inbox.db), or a libSQL server'],
      ['DATABASE_AUTH_TOKEN', "that server's token"],
      ['INBOX_KEEP_DAYS', 'after how many days messages are deleted (never)'],
      ['INBOX_MAX_MB', 'how large the inbox may grow before forms are refused (256)'],
      ['PREPARE_PICTURES', 'false: pictures are resized when they are asked for first (true)'],
      ['PICTURES_DIR', 'where resized pictures are kept (.data/images beside the content)'],
      ['SHOW_DRAFTS', '1: for editors, lists with what is not published, marked (no)'],
      ['LOG_LEVEL', 'debug, info, warn, error or silent (info)'],
      ['TRUST_PROXY', 'the number of proxies before the service, or their addresses (0)'],
      ['ALLOWED_ORIGINS', 'other origins whose pages may read the calls, with commas between'],
      ['FORMS_PER_TEN_MINUTES', 'how many forms one visitor may send (20)'],
      ['CONTENT_SERVICE_NOW', 'an instant at which its clock stands still'],
      ['GATSBY_CONTENT_SERVICE_URL', 'where the built site loads its lists from (here)'],
    ],
    examples: [['PORT=8080 npm run serve', 'on another port']],
    fails: 'it could not start: no built site, a taken port, a fault in the data',
  },
  read: (args) => {
    const { values } = parseArgs({
      args,
      options: { 'without-site': { type: 'boolean', default: false } },
    });
    requireContent();
    return { ...readSettings(process.env), withoutSite: values['without-site'] };
  },
  run: async (options) => (await import('./serve')).serve(options),
});
