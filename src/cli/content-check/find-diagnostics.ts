import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockRegistry } from '../../blocks/schemas';
import { codePaths } from '../../content/code-paths';
import { sortDiagnostics, type Diagnostic } from '../../content/diagnostics';
import { readFolder } from '../../content/folder';
import { loadContent } from '../../content/load';
import { keepReadYaml } from '../../content/read-yaml';
import type { UnpublishedFile } from '../../content/published-documents';
import { checkData } from '../../content-service/dataset/data-diagnostics';
import { withdrawnHints } from './withdrawn-files';

/** A content folder; only the site's own is held against the pages that are made in code. */
export interface FolderToCheck {
  dir: string;
  own: boolean;
}

/** Every error of the folder, the content service's own lists included. */
export function findDiagnostics({ dir, own }: FolderToCheck): {
  diagnostics: Diagnostic[];
  files: number;
  /** The marks of withdrawn names and files. */
  withdrawn: readonly string[];
  /** What is not published: documents and files that nothing names; withdrawn files that are not there, or elsewhere too. */
  unpublished: readonly UnpublishedFile[];
  /** What should be looked at, and may be right. */
  doubts: readonly Diagnostic[];
} {
  keepReadYaml();
  const service = join(dir, 'service');
  const none = { diagnostics: [], links: [], notSent: [], doubts: [] };
  const data = existsSync(service) ? checkData(service) : none;
  const { content, diagnostics, files, unpublishedFiles } = loadContent({
    contentDir: dir,
    blocks: blockRegistry,
    codePaths: own ? codePaths : undefined,
    moreLinks: data.links,
  });
  const folder = readFolder(dir);
  return {
    diagnostics: sortDiagnostics([...diagnostics, ...data.diagnostics]),
    files,
    doubts: data.doubts,
    unpublished: [...unpublishedFiles, ...data.notSent, ...withdrawnHints(folder, dir)],
    withdrawn: content?.privacy.policy.withdrawn ?? [],
  };
}
