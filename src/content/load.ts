import type { AnySchema, InferType } from 'yup';
import { gatherFacts, type Facts } from './facts';
import { factFaults } from './facts.schema';
import { sortFaults, type Fault } from './faults';
import { fillFacts } from './fill-facts';
import { readFolder, type ContentFolder, type WrittenFile } from './folder';
import { checksFor } from './folder-checks';
import { followLinks, type FileLinks } from './follow-links';
import { homeSchema, homeSections, loadHome, type Home } from './home.schema';
import { loadPage, type LoadedPage } from './load-page';
import { parseMarkdown } from './markdown';
import { blockHtml } from './markdown-html';
import { navigationSchema, type Navigation } from './navigation.schema';
import { pageFaults } from './page-faults';
import type { ContentPage } from './page.schema';
import { readMarkdown } from './read-markdown';
import { readYaml } from './read-yaml';
import { siteSchema, type Site } from './site.schema';
import type { SourceFile } from './source-file';
import { validate } from './validate';

/** The written matter of the site: Markdown is HTML, facts are in place, every link leads somewhere. */
export interface Content {
  site: Site;
  navigation: Navigation;
  home: Home;
  pages: ContentPage[];
}

/** What loading gives. */
export interface LoadedContent {
  /**
   * What can be shown, faults or none. Undefined when site.yaml, navigation.yaml or home.yaml is
   * not in a shape to be loaded; pages that are not are left out.
   */
  content: Content | undefined;
  /** All faults of all files, in order. */
  faults: Fault[];
  /** How many written files were read. */
  files: number;
}

/** What loading needs. */
export interface LoadOptions {
  contentDir: string;
  /** Paths that have a page in code; when given, pages and code are held against each other. */
  codePaths?: readonly string[];
}

/** Reads, checks and loads the content folder. An editor's mistake is a fault, never an exception. */
export function loadContent({ contentDir, codePaths }: LoadOptions): LoadedContent {
  const folder = readFolder(contentDir);
  const read = new Reading();
  const sources = {
    site: folder.site && read.file(folder.site),
    navigation: folder.navigation && read.file(folder.navigation),
    home: folder.home && read.file(folder.home),
    pages: folder.pages.map((file) => read.file(file)),
  };
  const factSources = new Map(folder.facts.map((file) => [file.name, read.file(file)]));
  const facts = gatherFacts(
    sources.site ? new Map([['site', sources.site], ...factSources]) : factSources,
  );
  const single = new Single(folder, facts);
  const site = single.load(siteSchema, sources.site);
  const navigation = single.load(navigationSchema, sources.navigation);
  const home = single.load(homeSchema, sources.home, '/');
  const pages = sources.pages.map((source) => loadPage(fillFacts(source, facts), folder));

  const faults = [
    ...folder.faults,
    ...read.faults,
    ...[...factSources.values()].flatMap((source) => factFaults(source, facts)),
    ...single.faults,
    ...pages.flatMap((page) => [...page.file.faults, ...page.faults]),
    ...pageFaults(pages, { groups: navigation?.groups, codePaths }),
    ...followLinks([...single.links, ...pages.map(linksOf)], { folder, pages: targets(pages) }),
  ];
  const html = (text: string) => blockHtml(parseMarkdown(text, 'block').tree, () => '');
  const content = site &&
    navigation &&
    home && { site, navigation, home: loadHome(home, html), pages: withRelated(pages) };
  return {
    content,
    faults: sortFaults(faults),
    files: folder.facts.length + folder.pages.length + single.count,
  };
}

/** Reads files and keeps what their syntax got wrong. */
class Reading {
  readonly faults: Fault[] = [];

  file({ file, text }: WrittenFile): SourceFile {
    const { source, faults } = file.endsWith('.md')
      ? readMarkdown(file, text)
      : readYaml(file, text);
    this.faults.push(...faults);
    return source;
  }
}

/** Checks the files that stand alone, and keeps their faults and links. */
class Single {
  readonly faults: Fault[] = [];
  readonly links: FileLinks[] = [];
  count = 0;

  constructor(
    private readonly folder: ContentFolder,
    private readonly facts: Facts,
  ) {}

  load<S extends AnySchema>(
    schema: S,
    source: SourceFile | undefined,
    from?: string,
  ): InferType<S> | undefined {
    if (!source) return undefined;
    this.count += 1;
    const filled = fillFacts(source, this.facts);
    this.faults.push(...filled.faults);
    if (source.broken) return undefined;
    const { checks, links } = checksFor(this.folder);
    const { value, faults } = validate(schema, filled, checks);
    this.faults.push(...faults);
    this.links.push({ source: filled.source, links, from });
    return value;
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

function withRelated(pages: readonly LoadedPage[]): ContentPage[] {
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
