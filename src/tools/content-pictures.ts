import { parseArgs } from 'node:util';
import { runCommand } from '../terminal/command';
import { chosenFolder, dirHelp, dirOption } from './content-dir';

void runCommand({
  help: {
    name: 'npm run content:pictures',
    takes: '[--dir folder]',
    about: `Makes the photos of the content fit to be kept: right way up, at most 3000 pixels on the longer
side, without the data of camera and place. What is so already is not touched.`,
    options: [['--dir folder', `the folder whose pictures are looked at (${dirHelp})`]],
    fails: 'a file is no readable picture',
  },
  read: (args) => {
    const { values } = parseArgs({ args, options: dirOption });
    return chosenFolder(values.dir);
  },
  run: async (options) => (await import('./content-pictures/clean-photos')).cleanPhotos(options),
});
