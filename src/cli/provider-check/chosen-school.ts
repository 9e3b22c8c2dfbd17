import { join } from 'node:path';
import { contentDir } from '../../content/content-dir';
import { readFolder } from '../../content/folder';
import { withdrawnSources } from '../../content/privacy/private-withdrawn';
import { readRecord } from '../../content/read-record';
import { readPrivacy } from '../../content-service/school';
import type { SchoolRules } from './held-to-rules';

/** Whose lists are asked for, and where its site stands. */
export interface ChosenSchool {
  school: string;
  /** The origin of the site; '' where it is not known. */
  site: string;
}

/** The rules of the content for children's data. Throws, in one sentence, where they can't be read. */
export const rulesOfContent = (dir = contentDir()): SchoolRules => ({
  policy: readPrivacy(join(dir, 'privacy.yaml')),
  withdrawn: withdrawnSources(dir, readFolder(dir).privacy),
});

/** The school that the options name, else that of the content. Throws, in one sentence, without a code. */
export function chosenSchool(named: {
  [Key in keyof ChosenSchool]: string | undefined;
}): ChosenSchool {
  const site = readRecord(contentDir(), 'site.yaml');
  const written = (key: string) => (typeof site[key] === 'string' ? site[key] : undefined);
  const school = named.school ?? written('code');
  const address = named.site ?? written('siteUrl') ?? '';
  if (!school) throw new Error('--school: there is no site.yaml that says the code; write it here');
  if (address && !URL.canParse(address)) throw new Error(`--site: "${address}" is no address`);
  return { school, site: address && new URL(address).origin };
}
