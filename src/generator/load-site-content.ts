import { resolve } from 'node:path';
import { blockRegistry } from '../blocks/schemas';
import { codePathsIn } from '../content/code-paths';
import { formatDiagnostic } from '../content/diagnostics';
import { type Content, loadContent } from '../content/load';
import { buildFolders } from './folders';

/** The site's content, as far as it can be loaded, and all its diagnostics as one text. */
export function loadSiteContent(): { content: Content | undefined; faults: string | undefined } {
  const { contentDir } = buildFolders();
  const codePaths = codePathsIn(resolve('src/pages'));
  const { content, diagnostics } = loadContent({ contentDir, blocks: blockRegistry, codePaths });
  const faults = `The content has faults:\n\n${diagnostics.map(formatDiagnostic).join('\n')}\n`;
  return { content, faults: diagnostics.length > 0 ? faults : undefined };
}
