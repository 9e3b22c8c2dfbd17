import { formatDiagnostic } from '../../content/diagnostics';
import { findDiagnostics, type FolderToCheck } from '../content-check/find-diagnostics';
import { askAll } from './ask';
import { externalLinks, isPlaceholder, type ExternalLink } from './external-links';
import { folderTexts, type FolderText } from './folder-texts';
import { incompleteDocuments } from './documents';
import { printLinks, type LinkReport } from './print-links';
import { unusedFiles } from './unused-files';

/** The folder to check, and the form of the report. */
export interface LinkOptions extends FolderToCheck {
  external: boolean;
  json: boolean;
  timeoutMs: number;
}

const hosts = 6;

async function askExternal(
  texts: readonly FolderText[],
  timeoutMs: number,
): Promise<LinkReport['external']> {
  const links = externalLinks(texts);
  const real = links.filter(({ url }) => !isPlaceholder(url));
  const answers = await askAll(
    real.map(({ url }) => url),
    { timeoutMs, hosts },
  );
  const told = ({ url, places }: ExternalLink) => {
    const { state = 'alive', words } = answers.get(url) ?? {};
    return words === undefined ? [] : [{ url, state, words, places }];
  };
  return {
    asked: real.length,
    placeholders: links.filter(({ url }) => isPlaceholder(url)),
    told: real.flatMap(told),
  };
}

/** Checks all links of the content; sets the exit status 1 when one is broken. */
export async function checkLinks(options: LinkOptions): Promise<void> {
  const { dir, external, json, timeoutMs } = options;
  const texts = folderTexts(dir);
  const report: LinkReport = {
    broken: findDiagnostics(options).diagnostics.map(({ file, line, column, message }) => ({
      file,
      line,
      column,
      message,
    })),
    documents: await incompleteDocuments(dir),
    unused: unusedFiles(dir, texts),
    ...(external && { external: await askExternal(texts, timeoutMs) }),
  };
  const brokenOutside = report.external?.told.some(({ state }) => state === 'broken');
  if (report.broken.length > 0 || brokenOutside) process.exitCode = 1;
  if (json) console.log(JSON.stringify(report, null, 2));
  else printLinks(report, formatDiagnostic);
}
