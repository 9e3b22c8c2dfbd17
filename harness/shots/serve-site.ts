import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_NOW, EXAMPLE_TODAY } from '../../src/lib/dates/example-today';
import { type PageVersions, versionsPath } from '../../src/lib/http/list-version';
import { runBuild } from '../project-copy/commit';
import { startService } from '../service';
import { withTempFolder } from '../temp-folder';

/** Whether the lists in a site's pages are those of the examples' day; an older site has none. */
function isOfExamples(dir: string): boolean {
  const file = join(dir, 'public', versionsPath);
  if (!existsSync(file)) return true;
  const { day } = JSON.parse(readFileSync(file, 'utf8')) as PageVersions;
  return day === EXAMPLE_TODAY;
}

/**
 * Serves the built site of a checkout with the content service of that same checkout, on a free port, at
 * the examples' time, as long as the work takes; builds one of another day anew; gives it the origin. Throws where there is no built site,
 * or when the service ends early.
 */
export async function withSite<T>(dir: string, work: (origin: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(dir, 'public/index.html'))) {
    throw new Error(`There is no built site in ${join(dir, 'public')}: run \`npm run build\`.`);
  }
  // Its pages would draw their lists anew, which is not what is looked at.
  if (!isOfExamples(dir)) runBuild(dir);
  const env = { CONTENT_SERVICE_NOW: EXAMPLE_NOW, RENEW_PAGES: 'false' };
  return withTempFolder(async (folder) => {
    const service = await startService({ checkout: dir, folder, env });
    return work(service.origin).finally(() => service.end('SIGTERM'));
  });
}
