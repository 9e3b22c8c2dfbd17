import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fromCaller } from '../../content/content-dir';

/** A school that is to be built. */
export interface School {
  /** The name of its folder: 'hillview'. */
  name: string;
  contentDir: string;
  publicDir: string;
}

const holdsContent = (dir: string) => existsSync(join(dir, 'site.yaml'));

/**
 * The schools in these folders: each a school's own, or its content. Their sites go beside the content,
 * or below `out`, each into a folder with the school's name. Throws in one sentence when a folder holds
 * no content, or two sites would stand in one place.
 */
export function schoolsIn(folders: readonly string[], out?: string): School[] {
  if (folders.length === 0) throw new Error('Name the folders of the schools.');
  const schools = folders.map((folder): School => {
    const dir = fromCaller(folder);
    const contentDir = [join(dir, 'content'), dir].find(holdsContent);
    if (!contentDir) throw new Error(`${folder} holds no school: there is no content/site.yaml`);
    const home = dirname(contentDir);
    const name = basename(home);
    return {
      name,
      contentDir,
      publicDir: join(out ? join(fromCaller(out), name) : home, 'public'),
    };
  });
  const taken = new Map<string, string>();
  for (const { publicDir, contentDir } of schools) {
    const other = taken.get(publicDir);
    if (other) throw new Error(`${other} and ${contentDir} would both be built into ${publicDir}`);
    taken.set(publicDir, contentDir);
  }
  return schools;
}
