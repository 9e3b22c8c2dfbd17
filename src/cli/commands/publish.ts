import { requireFolders } from '../../content/content-dir';
import { command, does } from '../../lib/terminal/program';
import { contentOption, publicOption, serviceUrlOption } from './options';

/** Puts the built site where visitors find it. */
export const publish = command('publish', {
  summary: 'builds the site and puts it on its host',
  about:
    'Builds the site with its lists as files, and puts it where `publish` in site.yaml says: zip (a file to upload, with a page that tells each click in cPanel; so without a word there), ftp, sftp, rsync, github-pages, cloudflare-pages. A server gets what has changed: what pages name first, then pages; what the site no longer has goes at the end, and nothing else there is touched. A transfer that broke goes on where it was.',
  environment: [
    ['PUBLISH_PASSWORD', 'the password for ftp and sftp, or of the key; else it is asked for'],
    ['PUBLISH_KEY', 'the private key for sftp and rsync, or the path of its file'],
    ['CLOUDFLARE_API_TOKEN', 'for cloudflare-pages, with CLOUDFLARE_ACCOUNT_ID'],
  ],
  examples: [
    ['npx school publish --dir ../hillview/content', 'builds and publishes'],
    ['npx school publish --built', 'publishes the last build'],
  ],
  fails: 'the site could not be built or published whole',
})
  .addOption(contentOption)
  .addOption(publicOption)
  .option('--built', 'takes the last build', false)
  .addOption(serviceUrlOption)
  .action(
    does(
      ({ built }) => {
        requireFolders();
        return { built };
      },
      async (options) => (await import('../publish/publish-site')).publishSite(options),
    ),
  );
