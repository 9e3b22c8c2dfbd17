import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockRegistry } from '../../blocks/schemas';
import { codePathsIn } from '../../content/code-paths';
import { sortDiagnostics, type Diagnostic } from '../../content/diagnostics';
import { loadContent } from '../../content/load';
import type { UnpublishedPaper } from '../../content/published-papers';
import { checkData } from '../../content-service/dataset/data-diagnostics';

/** A content folder; only the site's own is held against the pages that are made in code. */
export interface FolderToCheck {
  dir: string;
  own: boolean;
}

/** Every fault of the folder, the content service's own lists included. */
export function findDiagnostics({ dir, own }: FolderToCheck): {
  diagnostics: Diagnostic[];
  files: number;
  /** The marks of withdrawn names and files. */
  withdrawn: readonly string[];
  /** What lies among the papers and is not published. */
  unpublishedPapers: readonly UnpublishedPaper[];
} {
  const codePaths = own ? codePathsIn('src/pages') : undefined;
  const service = join(dir, 'service');
  const data = existsSync(service) ? checkData(service) : { diagnostics: [], links: [] };
  const { content, diagnostics, files, unpublishedPapers } = loadContent({
    contentDir: dir,
    blocks: blockRegistry,
    codePaths,
    moreLinks: data.links,
  });
  return {
    diagnostics: sortDiagnostics([...diagnostics, ...data.diagnostics]),
    files,
    unpublishedPapers,
    withdrawn: content?.privacy.policy.withdrawn ?? [],
  };
}
