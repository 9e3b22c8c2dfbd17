import { Option } from '@commander-js/extra-typings';
import { command } from '../../src/lib/terminal/program';
import { count } from '../options';
import { baselineFolder } from './baselines';
import { reportFolder } from './report-files';

/** `npm run test:visual`: its options. */
export const visual = command('visual', {
  summary: 'compares stories with the approved pictures',
  about: `Visits every story of Storybook: it plays, axe and the console have nothing against it, and what assistive technology is told is what was approved in ${baselineFolder}. Stories whose inputs (the files that they import, the theme, pictures, packages) are not those that were approved are also taken, light and dark, on a phone and a desktop, and compared with the approved pictures. Writes ${reportFolder}/index.html.`,
  examples: [['npm run test:visual -- Blocks/Table', 'one component']],
  fails: 'a story has a fault, or something differs that nobody approved',
})
  .argument('[stories...]', 'by id, component (Blocks/Table) or folder (Blocks): those are taken')
  .addOption(
    new Option('--all', 'takes every story, whatever has changed')
      .default(false)
      .conflicts('changed'),
  )
  .option('--changed', 'visits only the stories whose inputs have changed', false)
  .option('--fresh', 'leave what was approved out of account: every picture is new', false)
  .option('--loose', 'compare as with another browser, even where it is the same', false)
  .option(
    '--storybook <folder>',
    'a built Storybook (storybook-static, built anew where it is old)',
  )
  .addOption(count('--workers <n>', 'how many stories are taken at a time', 2));

/** The options of a run. Throws where they exclude each other. */
export function visualOptions(words: string[], options: ReturnType<typeof visual.opts>) {
  if (options.fresh && words.length > 0) {
    throw new Error('--fresh takes every story: name none.');
  }
  return { words, ...options };
}
