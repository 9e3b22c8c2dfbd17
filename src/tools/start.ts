import { folderVariables, requireFolders } from '../content/content-dir';
import { readSettings } from '../content-service/settings';
import { noOptions, runCommand } from '../terminal/command';
import { buildSite } from './build-site';

void runCommand({
  help: {
    name: 'npm start',
    about: `Builds the site and serves it with its content service, until Ctrl+C: \`npm run build\` and
\`npm run serve\`, whose environment variables it takes too (\`npm run serve -- --help\`).`,
    environment: [
      ...folderVariables,
      ['PORT', 'the port (9000)'],
      ['SHOW_DRAFTS', '1: a preview for editors, with drafts and what is yet to come (no)'],
    ],
    fails: 'the site could not be built or served',
  },
  read: (args) => {
    noOptions(args);
    requireFolders();
    return readSettings(process.env);
  },
  run: async (settings) => {
    await buildSite();
    const { serve } = await import('../content-service/serve');
    await serve({ ...settings, withoutSite: false });
  },
});
