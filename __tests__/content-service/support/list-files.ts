import { writeListFiles } from '../../../src/build/list-files/write-list-files';
import { loadDataset } from '../../../src/content-service/dataset/dataset';
import { readSchool } from '../../../src/content-service/school';
import { frozen, newFolder } from './app';

/** Writes the lists of a folder of data as files into another one, at the instant of the tests. */
export const filesOfLists = (
  dataDir: string,
  publicDir: string,
  siteFile = 'content/site.yaml',
): ReturnType<typeof writeListFiles> =>
  writeListFiles({
    data: loadDataset(dataDir),
    school: readSchool(siteFile),
    dataDir,
    publicDir,
    cacheDir: newFolder(),
    now: new Date(frozen),
  });
