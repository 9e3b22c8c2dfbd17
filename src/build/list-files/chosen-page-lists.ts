import { buildTime } from '../../lib/dates/build-time';
import { contentDir } from '../../content/content-dir';
import { embeddedPageLists, type PageLists } from './page-lists';
import { providerPageLists } from './provider-page-lists';

/**
 * The lists of built pages, from whoever answers for them in the browser. `PAGES_WITHOUT_LISTS=1` builds pages as
 * they are where nobody answers.
 */
export async function chosenPageLists(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<PageLists> {
  const { GATSBY_CONTENT_SERVICE_URL: provider, PAGES_WITHOUT_LISTS, SHOW_DRAFTS } = environment;
  const now = buildTime();
  if (PAGES_WITHOUT_LISTS === '1') return { replies: {}, versions: {}, now: now.getTime() };
  return provider
    ? providerPageLists(contentDir(), provider, now, (line) => console.warn(`warn ${line}`))
    : embeddedPageLists(contentDir(), now, SHOW_DRAFTS === '1');
}
