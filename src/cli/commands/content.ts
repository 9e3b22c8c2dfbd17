import { Argument, Option } from '@commander-js/extra-typings';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { command, does } from '../../lib/terminal/program';
import { chosenFolder } from '../content-dir';
import { contentOption, dirOption, jsonOption, portOption, timeoutOption } from './options';

const kinds = [
  ...(['page', 'news', 'event', 'circular', 'album', 'video'] as const),
  ...(['notification', 'highlight', 'topper', 'birthday'] as const),
] as const;

/** The answers that `add` takes as options, and for which kinds. */
const answers = {
  title: 'all but topper and birthday',
  description: 'page, news, event, circular, album, notification',
  date: 'news, event, circular, album, video',
  'picture <file>': 'news, event, notification, topper, birthday: it is copied and made smaller',
  'paper, --document <file>': 'news, circular, notification, highlight: it is copied',
  path: 'page',
  menu: 'page',
  text: 'page',
  until: 'event, notification, highlight',
  url: 'video, notification',
  words: 'notification',
  time: 'event',
  venue: 'event',
  number: 'circular',
  classes: 'circular',
  id: 'album',
  'photos <folder>': 'album',
  name: 'topper, birthday',
  class: 'topper, birthday',
  stream: 'topper',
  percent: 'topper',
  session: 'topper',
  birthday: 'birthday',
};

/** Makes a page, or an item of a list. */
export const add = command('add', {
  summary: 'writes a page, or an item of a list: news, a circular, a notification …',
  about:
    'Asks a few questions and writes what is new: a page, or an item of a list at its right place, with its pictures and documents (PDF, Word, Excel, PowerPoint, ZIP). Nothing is written that has a fault. Options answer questions before they are asked; a text of several words stands in quotes. Without a terminal it takes its answers from the options alone.',
  examples: [
    ['npx school add news', 'asks for everything'],
    ["npx school add circular --title 'Sports day' --document day.pdf", 'asks for the rest'],
  ],
  fails: 'something could not be written, or an answer is missing or wrong',
})
  .addArgument(new Argument('<kind>', 'what is new').choices(kinds))
  .addOption(dirOption)
  .action(
    does(
      (kind, { dir, ...given }) => ({ kind, given, ...chosenFolder(dir) }),
      async (options) => (await import('../content-new/make-new')).makeNew(options),
    ),
  );
for (const [name, takenBy] of Object.entries(answers)) {
  add.option(`--${name}${name.includes(' ') ? '' : ' <text>'}`, takenBy);
}

/** Checks a content folder, and fixes what is safe. */
export const check = command('check', {
  summary: 'all mistakes of the content',
  about:
    'Tells every fault of the content at once, each with file, line and column, what to write instead, and the line itself: pages, facts, menus and the lists of the content service.',
  examples: [['npx school check --live https://www.hillview.example', 'asks the published site']],
  fails: 'there is a fault',
})
  .addOption(dirOption)
  .option(
    '--fix',
    'fixes first what can be fixed without asking, tells each change, and then what is left; comments, order and quotes stay as they are',
    false,
  )
  .addOption(
    new Option(
      '--live <address>',
      'asks the published site instead, and says what is wrong there: files, types, caching, compression, headers, redirects, what an earlier site left, an old build, a certificate about to end',
    ).conflicts('fix'),
  )
  .addOption(timeoutOption)
  .addOption(
    jsonOption('a list of { file, line, column, message }; with --live, of { kind, path, text }'),
  )
  .action(
    does(
      ({ dir, live, timeout, ...options }) => {
        if (live === undefined) return { ...options, ...chosenFolder(dir) };
        if (!/^https?:\/\/./.test(live) || !URL.canParse(live)) {
          throw new Error(
            '--live takes the address of the site, such as https://www.hillview.example',
          );
        }
        return { address: live, timeoutMs: timeout * 1000, json: options.json };
      },
      async (options) =>
        options.address === undefined
          ? (await import('../content-check/check-content')).checkContent(options)
          : (await import('../live-check/live-check')).checkLive(options),
    ),
  );

/** Checks the links of a content folder, and the files that it names. */
export const links = command('links', {
  summary: 'broken links, incomplete documents, unused files',
  about:
    'Checks all links, anchors, pictures and documents of the content. Lists PDFs without title, language or text, and pictures, documents and facts that are not used.',
  fails: 'a link is broken',
})
  .option('--external', 'asks other sites too, politely, whether their pages are there', false)
  .addOption(timeoutOption)
  .addOption(dirOption)
  .addOption(jsonOption('{ broken, documents, unused, external }'))
  .action(
    does(
      ({ dir, timeout, ...options }) => ({
        ...options,
        ...chosenFolder(dir),
        timeoutMs: timeout * 1000,
      }),
      async (options) => (await import('../content-links/check-links')).checkLinks(options),
    ),
  );

/** Makes the photos of a content folder fit to be kept. */
export const pictures = command('pictures', {
  summary: 'photos upright, at most 3000 pixels, without camera data',
  about:
    'Makes the photos of the content fit to be kept: right way up, at most 3000 pixels on the longer side, without the data of camera and place. What is so already is not touched.',
  fails: 'a file is no readable picture',
})
  .addOption(dirOption)
  .action(
    does(
      ({ dir }) => chosenFolder(dir),
      async (options) => (await import('../content-pictures/clean-photos')).cleanPhotos(options),
    ),
  );

/** Lists what somebody should look at in a content folder. */
export const stale = command('stale', {
  summary: 'what is due, a draft or expired, by owner',
  about:
    'Lists, by who looks after them, the pages, notices and list items that somebody should look at: with a "todo", past their "reviewBy", still a draft though their "publishFrom" has come, or ended a month ago; a session that is over; and names that may be those of a withdrawn child. Of documents made public: what is missing, has no day of issue, has expired, or expires within 60 days.',
  fails: 'there is something to look at',
})
  .option('--on <YYYY-MM-DD>', 'as on this day (today)', (written: string) => {
    const day = parseWrittenDay(written);
    if (day !== undefined) return day;
    throw new Error(`--on: "${written}" is not a day; write 2026-12-01`);
  })
  .addOption(dirOption)
  .addOption(jsonOption('a list of { owner, name, why, since, file, line, column, message }'))
  .action(
    does(
      ({ dir, json, on }) => ({ dir: chosenFolder(dir).dir, json, day: on }),
      async (options) => (await import('../content-stale/print-stale')).printStale(options),
    ),
  );

/** Opens the form editor. */
export const edit = command('edit', {
  summary: 'the form editor for this content, in Chrome or Edge',
  about:
    "Opens the form editor for this folder's content, until Ctrl+C. It needs no account and no network: the browser (Chrome, Edge or another Chromium) asks for the folder once, and writes into it.",
  fails: 'the editor could not be made or served',
})
  .addOption(contentOption)
  .addOption(portOption(9300))
  .action(
    does(
      async () => (await import('../edit/edit')).editorPort(),
      async (port) => (await import('../edit/edit')).edit(port),
    ),
  );

/** Writes the schemas for editors of YAML. */
export const schemas = command('schemas', {
  summary: 'schemas for editors of YAML, and pages of all fields',
  about:
    'Writes what editors of YAML need for completion, hints and red lines: schemas/*.json, and the setting of VS Code that names them; and for people schemas/blocks.md and schemas/lists.md, the fields of blocks and lists. To be run after a block or a field was changed.',
  fails: 'a file could not be written',
}).action(
  does(
    () => undefined,
    async () => (await import('../content-schemas/write-schemas')).writeSchemas(),
  ),
);
