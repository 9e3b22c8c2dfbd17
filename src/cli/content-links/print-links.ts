import type { Diagnostic } from '../../content/diagnostics';
import { paint } from '../../lib/terminal/style';
import type { Answer } from './ask';
import type { ExternalLink } from './external-links';
import type { IncompleteDocument } from './documents';

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

/** Prints the report, broken links first. */
export function printLinks(
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
