import { type Block, blockRegistry } from '../blocks/schemas';
import { codePaths } from '../content/code-paths';
import { contentDir as chosenDir } from '../content/content-dir';
import { formatDiagnostic } from '../content/diagnostics';
import { type Content, loadContent } from '../content/load';
import { buildTime } from '../lib/dates/build-time';

/** The content of a site, for who builds it. */
export interface SiteContent {
  /** As far as it can be loaded. */
  content: Content<Block> | undefined;
  /** All its diagnostics as one text. */
  faults: string | undefined;
  /** A line for each page that is not built now, such as a draft, and each document that is not published. */
  leftOut: string[];
}

/** Whether drafts are shown: while developing, and in builds for those who approve. */
export const showsDrafts = () =>
  process.env.NODE_ENV !== 'production' || process.env.SHOW_DRAFTS === '1';

/** A line for each reason: a new school has thirty drafts. */
export function leftOutLines(leftOut: readonly { path: string; words: string }[]): string[] {
  const reasons = new Set(leftOut.map(({ words }) => words));
  return [...reasons].map((reason) => {
    const paths = leftOut.flatMap(({ path, words }) => (words === reason ? path : []));
    return paths.length === 1
      ? `left out: ${paths.join()}, which ${reason}`
      : `left out: ${paths.length} pages, each of which ${reason}: ${paths.join(', ')}`;
  });
}

/** Loads the content as it stands at the time of the build. */
export function loadSiteContent(preview: boolean, contentDir = chosenDir()): SiteContent {
  const { content, diagnostics, leftOut, unpublishedFiles } = loadContent({
    contentDir,
    blocks: blockRegistry,
    codePaths,
    buildMode: { now: buildTime().getTime(), preview },
    listsElsewhere: Boolean(process.env.GATSBY_CONTENT_SERVICE_URL),
  });
  const faults = `The content has faults:\n\n${diagnostics.map(formatDiagnostic).join('\n')}\n`;
  return {
    content,
    faults: diagnostics.length > 0 ? faults : undefined,
    leftOut: [
      ...leftOutLines(leftOut),
      ...unpublishedFiles.map(({ file, message }) => `${file}: ${message}`),
    ],
  };
}
