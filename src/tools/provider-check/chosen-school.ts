import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../content/content-dir';
import { readYaml } from '../../content/read-yaml';
import { isRecord } from '../../content/record';

/** Whose lists are asked for, and where its site stands. */
export interface ChosenSchool {
  school: string;
  /** The origin of the site; '' where it is not known. */
  site: string;
}

/** The school that the options name, else that of the content. Throws, in one sentence, without a code. */
export function chosenSchool(named: {
  [Key in keyof ChosenSchool]: string | undefined;
}): ChosenSchool {
  const file = join(contentDir(), 'site.yaml');
  const { value } = existsSync(file)
    ? readYaml('site.yaml', readFileSync(file, 'utf8')).source
    : { value: undefined };
  const written = (key: string) =>
    isRecord(value) && typeof value[key] === 'string' ? value[key] : undefined;
  const school = named.school ?? written('code');
  const site = named.site ?? written('siteUrl') ?? '';
  if (!school) throw new Error('--school: there is no site.yaml that says the code; write it here');
  if (site && !URL.canParse(site)) throw new Error(`--site: "${site}" is no address`);
  return { school, site: site && new URL(site).origin };
}
