import { parseArgs } from 'node:util';
import type { Command } from '../../terminal/command';
import { type ChosenFolder, chosenFolder, dirHelp, dirOption } from '../content-dir';

/** Makes the photos of a content folder fit to be kept. */
export const contentPictures: Command<ChosenFolder> = {
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
  run: async (options) => (await import('./clean-photos')).cleanPhotos(options),
};
