import { formatDiagnostic, type Diagnostic } from '../../content/diagnostics';
import { findDiagnostics, type FolderToCheck } from '../content-check/find-diagnostics';
import {
  askAll,
  type Answer,
  externalLinks,
  isPlaceholder,
  type ExternalLink,
} from './external-links';
import { folderTexts, type FolderText } from './folder-texts';
import { incompleteDocuments, type IncompleteDocument } from './documents';
import { unusedFiles } from './unused-files';
import { paint } from '../../lib/terminal/style';

/** All that was found; with `--json` it is printed as it is. */
export interface LinkReport {
  /** Diagnostics of the content, among them broken links, anchors, pictures and documents. */
  broken: Diagnostic[];
  documents: IncompleteDocument[];
  /** Pictures and documents that are not used. */
  unused: string[];
  external?: {
    asked: number;
    /** Addresses of example domains, which are not requested. */
    placeholders: ExternalLink[];
    /** Those with a note. */
    told: (ExternalLink & { state: Answer['state']; words: string })[];
  };
}

function section(title: string, lines: readonly string[], bad = false): void {
  if (lines.length === 0) return;
  console.log(paint(bad ? 'bad' : 'heading', `${title} (${lines.length})`));
  for (const line of lines) console.log(`  ${line}`);
}

const place = ({ places: [first] }: ExternalLink) =>
  first ? `${first.file}:${first.line}:${first.column}` : '';

function printLinks(
  { broken, documents, unused, external }: LinkReport,
  format: (diagnostic: Diagnostic) => string,
): void {
  section('Leads nowhere, or hides what it leads to', broken.map(format), true);
  const { asked = 0, placeholders = [], told = [] } = external ?? {};
  const outside = (state: Answer['state']) =>
    told
      .filter((link) => link.state === state)
      .map((link) => `${place(link)}: ${link.url}: ${link.words}`);
  section('Broken links to other sites', outside('broken'), true);
  section('Can’t be told: look yourself', outside('unsure'));
  section('Has moved: write the new address', outside('alive'));
  section(
    'Placeholders: example domains',
    placeholders.map((link) => `${place(link)}: ${link.url}`),
  );
  section(
    'Documents that lack something',
    documents.map(({ file, lacks }) => `${file}: ${lacks.join('; ')}`),
  );
  section('Named nowhere: use them, or remove them', unused);
  const brokenCount = broken.length + outside('broken').length;
  const others = external ? `, ${asked} addresses of other sites asked` : '';
  console.log(`links: ${brokenCount === 0 ? 'no broken links' : `${brokenCount} broken`}${others}`);
}

/** The folder to check, and the form of the report. */
export interface LinkOptions extends FolderToCheck {
  external: boolean;
  json: boolean;
  timeoutMs: number;
}

async function askExternal(
  texts: readonly FolderText[],
  timeoutMs: number,
): Promise<LinkReport['external']> {
  const links = externalLinks(texts);
  const real = links.filter(({ url }) => !isPlaceholder(url));
  const answers = await askAll(
    real.map(({ url }) => url),
    timeoutMs,
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
