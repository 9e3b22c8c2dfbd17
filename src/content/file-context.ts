import { mixed, type AnySchema } from 'yup';
import { APRIL } from '../lib/dates/session';
import type { BlockLoadContext, PublicCertificate } from './block-load-context';
import type { BlockRegistry, LoadedBlock } from './block-registry';
import { classesProblem, streamProblem } from './classes';
import type { Checks, MarkdownMode } from './checks';
import { type FolderFiles, documentProblem, pictureProblem } from './folder-files';
import { type ParsedMarkdown, parseMarkdown } from './markdown';
import { blockHtml, inlineHtml, proseParts } from './markdown-html';
import { type BuildMode, publicationStateOf, type UnpublishedPages } from './build-mode';
import { didYouMean, suggestion } from './nearest';
import { openAnchors } from './page-anchors';
import type { PageHeading } from './page.schema';
import { type ChildrenPrivacy, shownPupil } from './privacy/read-privacy';
import { publicationOf } from './publication';
import { isRecord } from './record';
import { parsePath, type Path } from './source-file';
import { smarten } from './typography';

/** A link found in a file. */
export interface FoundLink {
  to: string;
  path: Path;
  /** Its place in a Markdown text. */
  offset?: number;
}

/**
 * The context of one content file, for its validation and for loading its blocks. Each Markdown text is
 * parsed once, when its schema reads it, and cached as long as the file is processed.
 */
export interface FileContext<B extends LoadedBlock> extends Checks, BlockLoadContext<B> {
  /** The links found by the checks, to be resolved when all pages are known. */
  links: FoundLink[];
  /** Headings for 'On this page', in order. */
  headings: PageHeading[];
  /** Whether what was loaded names children so that search engines should not keep it. */
  readonly named: { children: boolean };
  /** Every anchor of the page. */
  anchors: ReadonlySet<string>;
  /** Safe HTML of Markdown whose headings get no anchor. */
  plainHtml(markdown: string): string;
  /** Loads blocks that their schemas have passed. */
  load(written: readonly unknown[]): B[];
}

/** What all files of one content folder are loaded with. */
export interface LoadContext<B extends LoadedBlock> {
  folder: FolderFiles;
  registry: BlockRegistry<B>;
  buildMode: BuildMode;
  /** The school's classes, where it lists them. */
  classes?: readonly string[] | undefined;
  /** Its streams, where it lists them. */
  streams?: readonly string[] | undefined;
  /** The month (1–12) with which its sessions begin; April where it is left out. */
  firstMonth?: number;
  /** What is shown of children; everything where it is left out. */
  privacy?: ChildrenPrivacy;
  /** Reads the transfer certificates of the public list; none where it is left out. */
  certificates?: () => PublicCertificate[];
  /** The languages beside English that the school writes in; none where it is left out. */
  languages?: readonly string[];
  /** The paths of pages that visitors don't find; none where it is left out. */
  unpublished?: Pick<UnpublishedPages, 'has'>;
}

/** The context of one file. `ids` are the anchors its editor chose; made ones keep clear of them. */
export function openContext<B extends LoadedBlock>(
  loadContext: LoadContext<B>,
  ids: Iterable<string> = [],
): FileContext<B> {
  const { folder, registry, buildMode, classes, streams, firstMonth, privacy, unpublished } =
    loadContext;
  const links: FoundLink[] = [];
  const headings: FileContext<B>['headings'] = [];
  const { anchors, anchor } = openAnchors(ids);
  const texts = new Map<string, ParsedMarkdown>();
  const named = { children: false };
  let depth = 0;

  const parsed = (text: string, mode: MarkdownMode) => {
    const key = `${mode}:${text}`;
    const known = texts.get(key) ?? parseMarkdown(text, mode);
    texts.set(key, known);
    return known;
  };
  const listHeading = (heading: PageHeading) => {
    // What stands inside a closed accordion is no stop on the way through the page.
    if (depth === 0) headings.push(heading);
  };
  const context: FileContext<B> = {
    links,
    headings,
    named,
    anchors,
    markdown(text, mode, path) {
      const { links: inText, pictures, problems } = parsed(text, mode);
      links.push(...inText.map((link) => ({ ...link, path: parsePath(path) })));
      const missing = pictures.flatMap(({ src, offset }) => {
        const message = pictureProblem(folder, src);
        return message === undefined ? [] : [{ offset, message }];
      });
      return [...problems, ...missing];
    },
    link: (to, path) => links.push({ to, path: parsePath(path) }),
    picture: (src) => pictureProblem(folder, src),
    documentFile: (file) => documentProblem(folder, file),
    classes: (text) => classes && classesProblem(text, classes),
    stream: (name) => streams && streamProblem(name, streams),
    classList: classes ?? [],
    firstMonth: firstMonth ?? APRIL,
    block: (value) => blockSchema(value, registry),
    anchor,
    head(block, kind) {
      const { id, heading, lang } = block;
      const state = {
        ...(lang !== undefined && { lang }),
        ...publicationStateOf(block, buildMode),
      };
      if (heading === undefined) return { kind, ...(id !== undefined && { id }), ...state };
      const made = anchor(id, heading);
      const { times } = state;
      listHeading({
        id: made,
        text: heading,
        ...(lang !== undefined && { lang }),
        ...(times && { times }),
      });
      return { kind, id: made, heading, ...state };
    },
    html: (text) => blockHtml(parsed(text, 'block').tree, (words) => anchor(undefined, words)),
    plainHtml: (text) => blockHtml(parsed(text, 'block').tree, () => ''),
    inline: (text) => inlineHtml(text, () => parsed(text, 'inline').tree),
    prose: (text) =>
      proseParts(parsed(text, 'block').tree, (words, level) => {
        const made = anchor(undefined, words);
        if (level === 2) listHeading({ id: made, text: smarten(words) });
        return made;
      }),
    document: (file) => ({
      href: `/papers/${file.split('/').map(encodeURIComponent).join('/')}`,
      type: (file.split('.').at(-1) ?? '').toUpperCase(),
      bytes: folder.documents.get(file)?.bytes ?? 0,
    }),
    leadsNowhereYet: (to) => unpublished?.has(to.split(/[?#]/, 1)[0] ?? '') ?? false,
    certificates() {
      const { name = 'initials', documents = false } = privacy?.policy.certificates ?? {};
      named.children ||= documents || name === 'full' || name === 'given-and-initial';
      return loadContext.certificates?.() ?? [];
    },
    pupil: (name) => (privacy ? shownPupil(name, privacy) : { name, pictured: true }),
    blocks(written) {
      depth += 1;
      const loaded = context.load(written);
      depth -= 1;
      return loaded;
    },
    load: (written) =>
      written.flatMap((block) => {
        const known = isRecord(block) ? registry[String(block.kind)] : undefined;
        if (isRecord(block) && !publicationStateOf(publicationOf(block), buildMode)) {
          // A link to it is not broken: it leads to its page.
          if (typeof block.heading === 'string') anchor(idOf(block), block.heading);
          return [];
        }
        if (!known) throw new Error('a block was to be loaded that its schema has not passed');
        return known.load(block as never, context);
      }),
  };
  return context;
}

const idOf = ({ id }: Record<string, unknown>) => (typeof id === 'string' ? id : undefined);

function blockSchema(
  value: unknown,
  registry: Readonly<Record<string, { schema: AnySchema }>>,
): AnySchema {
  const kind = isRecord(value) ? value.kind : undefined;
  const known = typeof kind === 'string' && Object.hasOwn(registry, kind) && registry[kind];
  if (known) return known.schema;
  const noBlock = 'not a block; begin it with "- kind: …"';
  return mixed()
    .nonNullable(noBlock)
    .test('kind', (_, context) => {
      if (!isRecord(value)) return context.createError({ message: noBlock });
      const kinds = Object.keys(registry);
      const message =
        kind === undefined || kind === null
          ? `"kind" ${kind === null ? 'has no value' : 'is missing'}; write one of: ${kinds.join(', ')}`
          : `unknown kind of block ${JSON.stringify(kind)}${didYouMean(String(kind), kinds)}`;
      const path = kind === undefined ? context.path : `${context.path}.kind`;
      const fix = typeof kind === 'string' ? suggestion(kind, kinds) : undefined;
      return context.createError({ path, message, params: { fix, was: kind } });
    });
}
