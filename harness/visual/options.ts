import { command, count, flag, text } from '../command';
import { baselineFolder } from './baselines';
import { reportFolder } from './report-files';

/** `npm run test:visual` */
export const testVisual = command({
  name: 'npm run test:visual',
  takes: '[story…] [options]',
  about: `Visits every story of Storybook: it plays, axe and the console have nothing against it, and what
assistive technology is told is what was approved in ${baselineFolder}. Stories whose inputs (the files
that they import, the theme, pictures, packages) are not those that were approved are also taken, light and
dark, on a phone and a desktop, and compared with the approved pictures. Writes ${reportFolder}/index.html.
A story is named by its id, its component (Blocks/Table) or its folder (Blocks): those are taken.`,
  takesWords: true,
  options: {
    all: flag('takes every story, whatever has changed'),
    changed: flag('visits only the stories whose inputs have changed'),
    fresh: flag('leave what was approved out of account: every picture is new'),
    loose: flag('compare as with another browser, even where it is the same'),
    storybook: text(
      'folder',
      'a built Storybook (storybook-static, built anew where it is old)',
      undefined,
    ),
    workers: count('how many stories are taken at a time (2)', 2),
  },
  examples: [['npm run test:visual -- Blocks/Table', 'one component']],
  fails: 'a story has a fault, or something differs that nobody approved',
  check({ all, changed, fresh, words }) {
    if (all && changed) throw new Error('--all and --changed are opposites: leave one out.');
    if (fresh && words.length > 0) throw new Error('--fresh takes every story: name none.');
  },
});
