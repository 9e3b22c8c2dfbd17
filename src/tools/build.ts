import { runCommand } from '../terminal/command';
import { folderVariables, requireFolders } from '../content/content-dir';
import { buildSite } from './build-site';

void runCommand({
  help: {
    name: 'npm run build',
    takes: '[--lists] [options of `gatsby build`]',
    about: `Builds the site from its content into the folder public/ beside that. In a terminal it tells how long
that still takes; what Gatsby says is kept in .data/build-log.txt there, and shown where it fails.`,
    options: [
      [
        '--lists',
        'for a host that knows nothing but files: news, events, albums and all other lists\nare written into the site, and forms say whom to write to',
      ],
    ],
    environment: [
      ...folderVariables,
      ['GATSBY_CONTENT_SERVICE_URL', 'where the built site loads its lists from (its own address)'],
      ['SHOW_DRAFTS', '1: a preview for editors, with drafts and what is yet to come (no)'],
    ],
    fails: 'a fault in the content, or in the code',
  },
  read: (args) => {
    requireFolders();
    return args;
  },
  run: async (args) => {
    const rest = args.filter((arg) => arg !== '--lists');
    if (rest.length === args.length) return buildSite(args);
    // The content service's code is for this way of building alone.
    return (await import('./build-lists')).buildWithLists(rest);
  },
});
