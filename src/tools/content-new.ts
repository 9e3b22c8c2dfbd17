import { parseArgs } from 'node:util';
import { runCommand } from '../terminal/command';
import { chosenFolder, dirHelp } from './content-dir';
import { options } from './content-new/options';

const kinds = ['page', 'news', 'event', 'circular', 'album', 'topper', 'birthday'] as const;
const isKind = (word: string | undefined) => kinds.find((kind) => kind === word);

void runCommand({
  help: {
    name: 'npm run content:new',
    takes: `${kinds.join('|')} [answers]`,
    about: `Asks a few questions and writes what is new: a page, or an item of a list at its right place,
with its pictures and papers (PDF, Word, Excel, PowerPoint, ZIP). Nothing is written that has a
fault. Without a terminal it takes its answers from the options alone.`,
    options: [
      ['--title, --date, --description', 'page, news, event, circular, album; a page has no date'],
      ['--path, --menu, --text', 'page'],
      ['--until, --time, --venue', 'event'],
      [
        '--picture FILE, --paper FILE',
        'a file of this computer; it is copied, a picture made smaller',
      ],
      ['--id, --photos FOLDER', 'album'],
      ['--name, --class, --stream,', ''],
      ['--percent, --session', 'topper'],
      ['--name, --class, --birthday', 'birthday'],
      ['--dir folder', `the content folder (${dirHelp})`],
    ],
    examples: [
      ['npm run content:new -- news', 'asks for everything'],
      ["npm run content:new -- circular --title 'Sports day' --paper day.pdf", 'asks for the rest'],
    ],
    fails: 'something could not be written, or an answer is missing or wrong',
  },
  read: (args) => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const kind = isKind(positionals[0]);
    if (!kind || positionals.length > 1) {
      throw new Error(
        `Name one of these: ${kinds.join(', ')}. Texts of several words stand in quotes.`,
      );
    }
    const { dir, ...given } = values;
    return { kind, given, ...chosenFolder(dir) };
  },
  run: async (options) => (await import('./content-new/make-new')).makeNew(options),
});
