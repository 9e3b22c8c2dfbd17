import type { Diagnostic } from './diagnostics';
import type { MetLink } from './file-context';
import { type FolderFiles, paperProblem } from './folder-files';
import { nearest } from './nearest';
import type { SourceFile } from './source-file';

/** The links of one file. `from` is the path of its page, if it is a page. */
export interface FileLinks {
  source: SourceFile;
  links: readonly MetLink[];
  from?: string;
}

/** Where links can lead. */
export interface Targets {
  /**
   * The anchors of every page, by path. `undefined` for a page whose anchors aren't known: one with
   * diagnostics of its own, or one whose content comes from a developer.
   */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  folder: FolderFiles;
}

/** A diagnostic for every link that leads nowhere. */
export function followLinks(files: readonly FileLinks[], targets: Targets): Diagnostic[] {
  return files.flatMap(({ source, links, from }) =>
    links.flatMap(({ to, path, offset }) => {
      const message = linkProblem(to, from, targets);
      return message === undefined ? [] : [{ ...source.at(path, { offset }), message }];
    }),
  );
}

function linkProblem(to: string, from: string | undefined, targets: Targets): string | undefined {
  if (to.startsWith('mailto:')) {
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to)
      ? undefined
      : `"${to}" is not an e-mail link; write it like mailto:office@school.example`;
  }
  if (to.startsWith('tel:')) {
    return /^tel:\+?[\d-]{6,}$/.test(to)
      ? undefined
      : `"${to}" is not a phone link; write it like tel:+910000000000`;
  }
  if (to.startsWith('https:')) {
    return URL.canParse(to) ? undefined : `"${to}" is not a web address; write it in full`;
  }
  if (to.startsWith('http:')) return `"${to}" is not safe to follow; write https:`;
  if (to.startsWith('#')) return anchorProblem(to.slice(1), from ?? '/', targets);
  if (to.startsWith('/papers/')) return paperProblem(targets.folder, decodeURI(to.slice(8)));
  return pathProblem(to, targets);
}

function pathProblem(to: string, targets: Targets): string | undefined {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  if (!targets.pages.has(path)) {
    const known = [...targets.pages.keys()];
    const guess = nearest(path.startsWith('/') ? path : `/${path}`, known);
    const hint =
      guess === undefined ? 'add the page, or remove the link' : `did you mean "${guess}"?`;
    return path.startsWith('/')
      ? `no page has the path "${path}"; ${hint}`
      : `"${to}" is not a link; write a path like /Fee, or an https: address${guess ? ` (${hint})` : ''}`;
  }
  return anchor === undefined ? undefined : anchorProblem(anchor, path, targets);
}

function anchorProblem(anchor: string, path: string, { pages }: Targets): string | undefined {
  const anchors = pages.get(path);
  const wanted = decodeURI(anchor);
  if (!anchors || anchors.has(wanted)) return undefined;
  const guess = nearest(wanted, anchors);
  const hint = guess === undefined ? 'give a block that "id"' : `did you mean "#${guess}"?`;
  return `the page ${path} has no anchor "#${wanted}"; ${hint}`;
}
