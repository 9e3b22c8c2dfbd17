import { basePathOf } from '../lib/base-path';
import { type Alert, currentAlert, unlessEmpty } from './alert.schema';
import type { BlockRegistry, LoadedBlock } from './block-registry';
import type { BrandContent } from './brand.schema';
import { readCertificates } from './certificates/read-certificates';
import { noChecks } from './checks';
import { classesOf, streamsOf } from './classes';
import { firstMonthOf } from '../lib/dates/session';
import { isRecord } from './record';
import { translationDiagnostics } from './translations';
import { sortDiagnostics, type Diagnostic } from './diagnostics';
import type { NamedFiles } from './disk-names';
import type { BuildMode } from './build-mode';
import { withEmptyPages, withoutEmptySections } from './empty-lists';
import { fillFacts, factDiagnostics } from './facts';
import { factsOf, readFolder } from './folder';
import { markDiagnostics } from './folder-files';
import { feeCalendarDiagnostics, pageDiagnostics } from './page-diagnostics';
import { followLinks, type FileLinks } from './follow-links';
import { loadHome, type Home } from './home.schema';
import { loadPage } from './load-page';
import { redirectTargets, movedDiagnostics } from './moved-diagnostics';
import { languagesOf } from './language';
import type { Navigation } from './navigation.schema';
import { loadToday, type Today } from './opening/today';
import { linksOf, targets, withRelated, publishedNavigation, unpublishedPages } from './published';
import type { ContentPage } from './page.schema';
import { listedItems, publishedDocuments, type UnpublishedFile } from './published-documents';
import type { SearchContent } from './search.schema';
import type { Site } from './site.schema';
import type { SourceFile } from './source-file';
import { privacySchema } from './privacy/privacy.schema';
import {
  withdrawnFingerprints,
  type ChildrenPrivacy,
  childrenPrivacy,
} from './privacy/read-privacy';
import { privateWithdrawn } from './privacy/private-withdrawn';
import { withdrawnIn } from '../lib/privacy/withdrawn';
import { withheld } from './privacy/withhold';
import { SingleFiles } from './single-files';
import { validate } from './validate';

/** The written content of the site: Markdown is HTML, facts are in place, every link leads somewhere. */
export interface Content<B extends LoadedBlock = LoadedBlock> extends NamedFiles {
  site: Site;
  navigation: Navigation;
  home: Home;
  /** Only where the school has looks of its own. */
  brand?: BrandContent;
  /** Only while there is an urgent notice, or one is to come. */
  alert?: Alert;
  /** Only where the school says when it is open. */
  today?: Today;
  /** Only where the school has words of its own to be found by. */
  search?: SearchContent;
  /** What is shown of children. */
  privacy: ChildrenPrivacy;
  pages: ContentPage<B>[];
  /** Set where editors are shown what visitors would not find. */
  preview?: true;
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
  /** Pages that are not in the content, and why: '/Hostel' 'is a draft'. */
  leftOut: { path: string; words: string }[];
  /** Documents that are not published, and why. */
  unpublishedFiles: UnpublishedFile[];
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
  /** Links of files beside the written ones, such as the content service's lists. */
  moreLinks?: readonly FileLinks[];
  /** Which state of the content; what visitors find at this moment when left out. */
  buildMode?: BuildMode;
  /** Whether the lists are those of another service, of which nothing is known here. */
  listsElsewhere?: boolean;
}

/** Reads, checks and loads the content folder. An editor's mistake is a diagnostic, never an exception. */
export function loadContent<B extends LoadedBlock>({
  contentDir,
  blocks,
  codePaths,
  moreLinks = [],
  buildMode = { now: Date.now(), preview: false },
  listsElsewhere = false,
}: LoadOptions<B>): LoadedContent<B> {
  const folder = readFolder(contentDir);
  const { site: siteFile, privacy: privacyFile } = folder;
  const facts = factsOf(folder);
  const classes = classesOf(siteFile?.value);
  const streams = streamsOf(siteFile?.value);
  const apart = privateWithdrawn(contentDir);
  const marks = [...withdrawnFingerprints(privacyFile?.value), ...apart.fingerprints];
  const fill = (source: SourceFile) => withheld(fillFacts(source, facts), marks);
  const own = privacyFile && fillFacts(privacyFile, facts);
  const rules = own && !own.source.broken ? validate(privacySchema, own, noChecks) : undefined;
  const privacy = childrenPrivacy(rules?.value, marks, buildMode.now);
  const { sessionFrom } = isRecord(siteFile?.value) ? siteFile.value : {};
  const firstMonth = firstMonthOf(String(sessionFrom));
  const files = folder.pages.map(fill);
  const unpublished = unpublishedPages(files, buildMode, withdrawnIn(marks).names);
  const loadContext = {
    folder,
    registry: blocks,
    buildMode,
    classes,
    streams,
    firstMonth,
    privacy,
    certificates: () => readCertificates(contentDir, { privacy, buildMode, firstMonth }),
    languages: languagesOf(siteFile?.value),
    unpublished,
  };
  const sources = { ...folder, alert: unlessEmpty(folder.alert) };
  const single = new SingleFiles(sources, loadContext, fill);
  const { value: site } = single.load('site');
  const { value: navigation } = single.load('navigation');
  const { value: home, html } = single.load('home', '/');
  const { value: brand } = single.load('brand');
  const { value: written } = single.load('alert');
  const alert = written && currentAlert(written, buildMode.now);
  const { value: opening } = single.load('opening');
  const { value: search } = single.load('search');
  const pages = files.map((file) => loadPage(file, loadContext));
  const published = pages.filter(({ path }) => path === undefined || !unpublished.has(path));
  const { today, diagnostics: openingDiagnostics } = loadToday(opening, folder.opening, pages);

  const diagnostics = [
    ...folder.diagnostics,
    ...folder.facts.flatMap((source) => factDiagnostics(source, facts)),
    ...single.diagnostics,
    ...(own?.diagnostics ?? []),
    ...(rules?.diagnostics ?? []),
    ...apart.diagnostics,
    ...openingDiagnostics,
    ...markDiagnostics(folder),
    ...pages.flatMap((page) => [...page.file.diagnostics, ...page.diagnostics]),
    ...pageDiagnostics(pages, {
      groups: navigation?.groups,
      codePaths,
      base: basePathOf(site?.siteUrl ?? ''),
    }),
    ...movedDiagnostics(pages, folder.navigation),
    ...feeCalendarDiagnostics(pages),
    ...translationDiagnostics(pages),
    ...followLinks(
      [...single.links, ...pages.map((page) => linksOf(page, buildMode, blocks)), ...moreLinks],
      { folder, site, pages: targets(pages), unpublished, ...redirectTargets(pages, navigation) },
    ),
  ];
  const hidesEmpty = site?.emptyLists === 'sentence' && !listsElsewhere && !buildMode.preview;
  const shown = site &&
    navigation &&
    home && {
      site,
      navigation: publishedNavigation(navigation, unpublished),
      home: loadHome(hidesEmpty ? withoutEmptySections(contentDir, home) : home, html),
      ...(brand && { brand }),
      ...(alert && { alert }),
      ...(today && { today }),
      ...(search && { search }),
      privacy,
      pages: hidesEmpty
        ? withEmptyPages(contentDir, withRelated(published))
        : withRelated(published),
      ...(Object.keys(folder.diskNames).length > 0 && { diskNames: folder.diskNames }),
      ...(buildMode.preview && { preview: true as const }),
    };
  const documents = publishedDocuments(folder.documents, [shown, listedItems(contentDir)], marks);
  return {
    content: shown && { ...shown, documents: documents.published },
    unpublishedFiles: documents.others,
    leftOut: [...unpublished].map(([path, { words }]) => ({ path, words })),
    diagnostics: sortDiagnostics(diagnostics),
    files: folder.facts.length + folder.pages.length + single.count + (privacyFile ? 1 : 0),
  };
}
