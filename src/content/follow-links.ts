import type { Diagnostic } from './diagnostics';
import type { ContentFolder } from './folder';
import type { FoundLink } from './file-context';
import { type FolderFiles, documentProblem } from './folder-files';
import { dialled } from '../lib/phones/dialled';
import { decoded, nameOf } from '../lib/files/file-name';
import { ownAddress } from '../lib/own-address';
import { isEmail } from '../lib/is-email';
import { nearest } from './nearest';
import { isRecord } from './record';
import type { UnpublishedPages } from './build-mode';
import type { Site } from './site.schema';
import type { Path, SourceFile } from './source-file';

const webSite = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|in|edu|gov|info)(?:\/|$))/i;

/** What to write in the place of a text that is no link, by what it is instead; undefined where it may be anything. */
function meantLink(written: string): string | undefined {
  const to = written.trim();
  if (isEmail(to)) return `write mailto:${to}`;
  const number = dialled(to);
  if (number !== undefined) return `write tel:${number}`;
  if (webSite.test(to)) return `write https://${to}`;
  if (/^(?:file:|[A-Za-z]:[\\/])/i.test(to)) {
    const name = nameOf(to.replaceAll('\\', '/'));
    return `it is a file of one computer: put it into content/papers, and write /papers/${name}`;
  }
  const [, paper] = /^(?:\.{0,2}\/)*(?:content\/)?papers\/(.+)$/.exec(to) ?? [];
  return paper && `write /papers/${paper}`;
}

/** The links of one file. `from` is the path of its page, if it is a page. */
export interface FileLinks {
  source: SourceFile;
  links: readonly FoundLink[];
  from?: string;
  /** Whether the link at a place may lead to a page that is not published. */
  excused?: (path: Path) => boolean;
}

/** Where links can lead. */
export interface Targets {
  /**
   * The anchors of every page, by path. `undefined` for a page whose anchors aren't known: one with
   * diagnostics of its own, or one whose content comes from a developer.
   */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  folder: FolderFiles & Pick<ContentFolder, 'site'>;
  /** Where the site stands; `undefined` where its file has errors. */
  site: Pick<Site, 'siteUrl'> | undefined;
  /** Pages that visitors would not find, by path. */
  unpublished: UnpublishedPages;
  /** Redirects: the paths of pages by their old addresses. */
  moved: ReadonlyMap<string, string>;
  /** Addresses of pages that were removed for good. */
  gone: readonly string[];
}

/** The phone numbers and e-mail addresses of site.yaml, as they are written and as they are dialled. */
function contactsOf(site: unknown): Set<string> {
  const { phones, email, supportEmail } = isRecord(site) ? site : {};
  const numbers = [phones].flat().map((phone) => isRecord(phone) && phone.number);
  const written = [email, supportEmail, ...numbers].map((value) => String(value).trim());
  return new Set(written.flatMap((value) => [value, dialled(value) ?? value]));
}

/** A diagnostic for every broken link. */
export function followLinks(files: readonly FileLinks[], targets: Targets): Diagnostic[] {
  const contacts = contactsOf(targets.folder.site?.value);
  return files.flatMap(({ source, links, from, excused }) =>
    links.flatMap(({ to, path, offset }) => {
      // What stands for a fact whose file can't be read, and what site.yaml says, have been checked there.
      const [, contact] = /^(?:mailto|tel):([^?]*)/.exec(to) ?? [];
      if (contact && (contact === '…' || contacts.has(contact))) return [];
      const message = linkProblem(to, from, targets) ?? draftProblem(to, targets, excused?.(path));
      return message === undefined ? [] : [{ ...source.at(path, { offset }), message }];
    }),
  );
}

function linkProblem(to: string, from: string | undefined, targets: Targets): string | undefined {
  if (to.startsWith('mailto:')) {
    return isEmail(to.slice('mailto:'.length).replace(/\?.*/, ''))
      ? undefined
      : `"${to}" is not an e-mail link; write it like mailto:office@school.example`;
  }
  if (to.startsWith('tel:')) {
    const number = dialled(to.slice('tel:'.length));
    if (number === undefined) {
      return `"${to}" is not a phone link; write it like tel:+910000000000`;
    }
    // Markdown's links are followed as they are written.
    const isOther = to.startsWith('tel:+') && to.replace(/[^+\d]/g, '') !== number;
    return isOther ? `"${to}" dials a wrong number; write tel:${number}` : undefined;
  }
  if (to.startsWith('https:')) {
    if (!URL.canParse(to)) return `"${to}" is not a web address; write it in full`;
    const own = ownAddress(to, targets.site?.siteUrl ?? '');
    return own && isKnown(own, targets) ? `"${to}" is of this site; write ${own}` : undefined;
  }
  if (to.startsWith('http:'))
    return `"${to}" is not safe to follow; write ${to.replace('http', 'https')}`;
  if (to.startsWith('#')) return anchorProblem(to.slice(1), from ?? '/', targets);
  if (to.startsWith('/papers/')) return documentProblem(targets.folder, decoded(to.slice(8)));
  return pathProblem(to, targets);
}

/** Whether the site has it: below the same address there may be more, such as a forum. */
const isKnown = (own: string, { pages, folder }: Targets) =>
  pages.has(partsOf(own).path) ||
  (own.startsWith('/papers/') && folder.documents.has(decoded(own.slice(8))));

/** What a link names: '/Fee#late-fine' is the path '/Fee' and the anchor 'late-fine'. */
function partsOf(to: string): { path: string; anchor?: string } {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  return { path, anchor };
}

function draftProblem(to: string, { unpublished }: Targets, excused = false): string | undefined {
  const { path } = partsOf(to);
  const target = excused ? undefined : unpublished.get(path);
  if (!target) return undefined;
  const { words, source } = target;
  return `the page ${path} (${source}) ${words}, and visitors would find nothing there; publish it, or remove the link`;
}

function pathProblem(to: string, targets: Targets): string | undefined {
  const { path, anchor } = partsOf(to);
  if (!targets.pages.has(path)) {
    const moved = targets.moved.get(path);
    if (moved !== undefined) return `the page ${path} is now ${moved}; write that`;
    if (targets.gone.includes(path)) {
      return `the page ${path} was removed (navigation.yaml, "gone"); remove the link`;
    }
    const wanted = path.startsWith('/') ? path : `/${path}`;
    const known = [...targets.pages.keys()];
    // A link to a draft would be the next mistake.
    const guess =
      nearest(
        wanted,
        known.filter((one) => !targets.unpublished.has(one)),
      ) ?? nearest(wanted, known);
    const hint =
      guess === undefined
        ? `write where it is now, and "redirectFrom: [${path}]" on the page that was renamed, or remove the link`
        : `did you mean "${guess}"?`;
    const meant = meantLink(to);
    if (meant !== undefined) return `"${to}" is not a link; ${meant}`;
    return path.startsWith('/')
      ? `no page has the path "${path}"; ${hint}`
      : `"${to}" is not a link; write a path like /Fee, or an https: address${guess ? ` (${hint})` : ''}`;
  }
  return anchor === undefined ? undefined : anchorProblem(anchor, path, targets);
}

function anchorProblem(anchor: string, path: string, { pages }: Targets): string | undefined {
  const anchors = pages.get(path);
  const wanted = decoded(anchor);
  if (!anchors || anchors.has(wanted)) return undefined;
  const guess = nearest(wanted, anchors);
  const hint = guess === undefined ? 'give a block that "id"' : `did you mean "#${guess}"?`;
  return `the page ${path} has no anchor "#${wanted}"; ${hint}`;
}
