import type { Site } from '../content/site.schema';
import type { EditorOptions } from './cms-config';

/**
 * Where the form editor of a site sends changes, as the environment says: EDIT_REPOSITORY is
 * 'owner/name' at GitHub, EDIT_BRANCH the branch that the site is built from.
 */
export function editorOptions(
  { name, siteUrl }: Pick<Site, 'name' | 'siteUrl'>,
  env: Readonly<Record<string, string | undefined>>,
): EditorOptions {
  const repository = env['EDIT_REPOSITORY'] || undefined;
  if (repository && !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(`EDIT_REPOSITORY must be like owner/name, not "${repository}"`);
  }
  return { school: name, siteUrl, repository, branch: env['EDIT_BRANCH'] || undefined };
}
