import { withOwnShades } from '../../theme/own-shades';
import { drawnCards, finishSite } from '../finish-site';
import { buildFolders } from '../folders';
import { loadSiteContent, showsDrafts } from '../load-site-content';
import { readCompiled } from './compiled-site';
import { drawPages } from './draw-pages';

/** What a build of one school gives. */
export interface SchoolBuild {
  pages: number;
  /** A line for each page that is not built now. */
  leftOut: string[];
}

/**
 * Builds the site of the school whose content CONTENT_DIR names with what was compiled for schools of
 * its look: no script is compiled, and Gatsby does not run. Rejects with the content's faults.
 */
export async function buildSchool(compiled: string): Promise<SchoolBuild> {
  const { contentDir, publicDir } = buildFolders();
  const record = await readCompiled(compiled);
  if (!record) throw new Error(`There is nothing compiled in ${compiled}.`);
  const { content, faults, leftOut } = loadSiteContent(showsDrafts());
  if (faults || !content) throw new Error(faults ?? 'The content could not be loaded.');
  process.env.GATSBY_SCHOOL_CODE = content.site.code;
  // In threads of their own, so beside the pages; what fails there is told when it is awaited.
  const cards = drawnCards(content);
  cards.catch(() => undefined);
  const pages = await drawPages(content, { contentDir, publicDir, compiled });
  await finishSite(content, withOwnShades(record.rules), cards);
  return { pages, leftOut };
}
