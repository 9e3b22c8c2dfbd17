import { basename } from 'node:path';
import type { AnySchema, InferType } from 'yup';
import type { BlockRegistry, LoadedBlock } from './block-registry';
import { sortDiagnostics, type Diagnostic } from './diagnostics';
import { fillFacts, gatherFacts, type Facts } from './facts';
import { factDiagnostics } from './facts.schema';
import { openContext } from './file-context';
import { readFolder } from './folder';
import type { FolderFiles } from './folder-files';
import { followLinks, type FileLinks } from './follow-links';
import { homeSchema, homeSections, loadHome, type Home } from './home.schema';
import { loadPage, type LoadedPage } from './load-page';
import { navigationSchema, type Navigation } from './navigation.schema';
import { pageDiagnostics } from './page-diagnostics';
import type { ContentPage } from './page.schema';
import { siteSchema, type Site } from './site.schema';
import type { SourceFile } from './source-file';
import { validate } from './validate';

/** The written content of the site: Markdown is HTML, facts are in place, every link leads somewhere. */
export interface Content<B extends LoadedBlock = LoadedBlock> {
  site: Site;
  navigation: Navigation;
  home: Home;
  pages: ContentPage<B>[];
}

/** What loading gives. */
export interface LoadedContent<B extends LoadedBlock = LoadedBlock> {
  /**
   * What can be shown, diagnostics or none. Undefined when site.yaml, navigation.yaml or home.yaml is
   * not in a shape to be loaded; pages that are not are left out.
   */
  content: Content<B> | undefined;
  /** All diagnostics of all files, in order. */
  diagnostics: Diagnostic[];
  /** How many written files were read. */
  files: number;
}

/** What loading needs. */
export interface LoadOptions<B extends LoadedBlock> {
  contentDir: string;
  /** The kinds of block that pages are made of. */
  blocks: BlockRegistry<B>;
  /** Paths that have a page in code; when given, pages and code are held against each other. */
  codePaths?: readonly string[] | undefined;
}

/** Reads, checks and loads the content folder. An editor's mistake is a diagnostic, never an exception. */
export function loadContent<B extends LoadedBlock>({
  contentDir,
  blocks,
  codePaths,
}: LoadOptions<B>): LoadedContent<B> {
  const folder = readFolder(contentDir);
  const factFiles = new Map(folder.facts.map((source) => [basename(source.file, '.yaml'), source]));
  const facts = gatherFacts(
    folder.site ? new Map([['site', folder.site], ...factFiles]) : factFiles,
  );
  const single = new Single(folder, facts, blocks);
  const { value: site } = single.load(siteSchema, folder.site);
  const { value: navigation } = single.load(navigationSchema, folder.navigation);
  const { value: home, html } = single.load(homeSchema, folder.home, '/');
  const pages = folder.pages.map((source) => loadPage(fillFacts(source, facts), folder, blocks));

  const diagnostics = [
    ...folder.diagnostics,
    ...[...factFiles.values()].flatMap((source) => factDiagnostics(source, facts)),
    ...single.diagnostics,
    ...pages.flatMap((page) => [...page.file.diagnostics, ...page.diagnostics]),
    ...pageDiagnostics(pages, { groups: navigation?.groups, codePaths }),
    ...followLinks([...single.links, ...pages.map(linksOf)], { folder, pages: targets(pages) }),
  ];
  const content = site &&
    navigation &&
    home && { site, navigation, home: loadHome(home, html), pages: withRelated(pages) };
  return {
    content,
    diagnostics: sortDiagnostics(diagnostics),
    files: folder.facts.length + folder.pages.length + single.count,
  };
}

/** Checks the files that stand alone, and keeps their diagnostics and links. */
class Single<B extends LoadedBlock> {
  readonly diagnostics: Diagnostic[] = [];
  readonly links: FileLinks[] = [];
  count = 0;

  constructor(
    private readonly folder: FolderFiles,
    private readonly facts: Facts,
    private readonly blocks: BlockRegistry<B>,
  ) {}

  load<S extends AnySchema>(
    schema: S,
    source: SourceFile | undefined,
    from?: string,
  ): { value?: InferType<S>; html: (markdown: string) => string } {
    const context = openContext(this.folder, this.blocks);
    const html = context.plainHtml;
    if (!source) return { html };
    this.count += 1;
    const filled = fillFacts(source, this.facts);
    this.diagnostics.push(...filled.diagnostics);
    if (source.broken) return { html };
    const { value, diagnostics } = validate(schema, filled, context);
    this.diagnostics.push(...diagnostics);
    this.links.push({ source: filled.source, links: context.links, from });
    return { value, html };
  }
}

function linksOf({ file, links, path }: LoadedPage): FileLinks {
  return { source: file.source, links, from: path };
}

/** Live pages and forms have anchors of their own that content doesn't know. */
function targets(pages: readonly LoadedPage[]): Map<string, ReadonlySet<string> | undefined> {
  return new Map([
    ['/', new Set<string>(homeSections)],
    ...pages.flatMap(({ path, page, anchors }) =>
      path === undefined ? [] : [[path, page?.kind === 'static' ? anchors : undefined] as const],
    ),
  ]);
}

function withRelated<B extends LoadedBlock>(pages: readonly LoadedPage<B>[]): ContentPage<B>[] {
  const shown = pages.flatMap(({ page }) => page ?? []);
  const titles = new Map(shown.map(({ path, title }) => [path, title]));
  return shown.map((page) => ({
    ...page,
    related: page.related.flatMap(({ path }) => {
      const title = titles.get(path);
      return title === undefined ? [] : [{ path, title }];
    }),
  }));
}
