import { join } from 'node:path';
import { contentDir, keptDir, publicDir } from '../content/content-dir';
import { loadDataset } from '../content-service/dataset/dataset';
import { writeListFiles } from '../build/list-files/write-list-files';
import { readSchool } from '../content-service/school';
import { buildSite } from './build-site';

/**
 * Builds the site with the replies of the content service as files in it. Throws, before anything is
 * built, where the lists have faults or are to come from a provider.
 */
export async function buildWithLists(args: readonly string[] = []): Promise<void> {
  if (process.env.GATSBY_CONTENT_SERVICE_URL) {
    throw new Error(
      '--lists writes the lists of content/service, and GATSBY_CONTENT_SERVICE_URL asks a provider ' +
        'for them: use one of the two.',
    );
  }
  // Scripts and pages are made for files, by this process and those that it starts.
  process.env.GATSBY_LISTS = 'files';
  const dataDir = join(contentDir(), 'service');
  const data = loadDataset(dataDir);
  const school = readSchool(join(contentDir(), 'site.yaml'));
  const write = () =>
    writeListFiles({
      data,
      school,
      dataDir,
      publicDir: publicDir(),
      cacheDir: join(keptDir(), 'images'),
      showDrafts: process.env.SHOW_DRAFTS === '1',
    });
  let written: Awaited<ReturnType<typeof write>> | undefined;
  const pages = await buildSite(args, {
    listsOf: async () => (written = await write()).pageLists,
    complete: async () => written?.writePages(),
  });
  if (!written) return;
  const { replies, files, unreadable } = written;
  for (const path of unreadable) {
    console.warn(
      `warn content/service/${path}: left out, since it can’t be decoded; save it again as JPEG`,
    );
  }
  console.log(
    `${replies} lists and albums are files of the site, with ${files} pictures and documents, and ${pages} ` +
      'circulars and albums have a page to be shared.',
  );
}
