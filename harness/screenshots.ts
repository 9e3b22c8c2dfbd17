import { runCommand } from '../src/terminal/command';
import { command, counts, routes, someOf, text } from './command';
import { colourModes } from './visual/modes';

const widths = [360, 768, 1440, 1920];

void runCommand({
  ...command({
    name: 'npm run screenshots',
    takes: '[options]',
    about: `Takes every page of the built site (public/) at every width in both colour modes, and writes a
contact sheet that opens from the disk.`,
    options: {
      only: routes('some of the pages, such as /News,/Fee'),
      widths: counts(`in pixels (${widths.join()})`, widths, 200),
      modes: someOf(colourModes, 'light, dark or both (light,dark)'),
      out: text('folder', 'where the sheet goes (reports/screenshots)', 'reports/screenshots'),
    },
    fails: 'there is no built site or browser, or a page did not come at two tries: it is named',
  }),
  run: async (options) => (await import('./screenshots/take-screenshots')).takeScreenshots(options),
});
