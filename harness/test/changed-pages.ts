import { existsSync, readFileSync } from 'node:fs';
import { git } from './changed-files';

/** A page of each template of `src/templates`, and the front page: what frames them is on all. */
const onePageOfEachKind = ['/', '/AboutUs', '/News', '/ContactUs', '/PrincipalMessage'];

/** What frames pages, and what a page of each kind shows. */
const framing =
  /^(?:content\/(?:site|navigation|privacy)\.yaml$|src\/(?:components\/layout|pages|templates|build|islands)\/)/;

const ofFrontPage = /^(?:content\/(?:home|opening)\.yaml$|src\/templates\/home\/)/;

/** The first page of the content with a line of a pattern: it shows what that stands for. */
const pageWith = (pattern: string) =>
  git('grep', '--untracked', '-l', '-E', pattern, '--', 'content/pages')[0];

/** The address of a page, by its file. */
function pathOf(file: string | undefined): string[] {
  const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^path: *(\S+)/m.exec(text)?.slice(1) ?? [];
}

function pagesFor(file: string): readonly string[] {
  if (file.startsWith('content/pages/')) return pathOf(file);
  const [, fact] = /^content\/facts\/([^/.]+)/.exec(file) ?? [];
  if (fact) return pathOf(pageWith(`[{]{2} ${fact}[.]`));
  const [, block] = /^src\/blocks\/([^/]+)\//.exec(file) ?? [];
  if (block) return pathOf(pageWith(`kind: ${block}$`));
  if (ofFrontPage.test(file)) return ['/'];
  return framing.test(file) ? onePageOfEachKind : [];
}

/** The addresses of the pages that a browser visits for a change: those that show it, not all of them. */
export const pagesReached = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap(pagesFor)),
];
