import { createHash } from 'node:crypto';
import type { Alert } from './alert.schema';
import type { DiskNames } from './disk-names';
import type { Home } from './home.schema';
import type { Content } from './load';
import { policyText } from '../lib/privacy/policy';
import { buildMenu, type MenuGroup } from './menu';
import type { Navigation } from './navigation.schema';
import type { Today } from './opening/today';
import type { ContentPage } from './page.schema';
import { picturesIn } from './pictures-in';
import type { Site } from './site.schema';
import type { Translation } from './alternates';
import { translationsOf } from './translations';

/** What the frame of every page shows; the data of the one node SiteContent. */
export interface SiteContentData extends Site {
  menu: MenuGroup[];
  utility: NonNullable<Navigation['utility']>;
  quickLinks: NonNullable<Navigation['footer']>['quickLinks'];
  /** The paths of all pages. */
  paths: string[];
  /** The day of the newest review of any page, 'YYYY-MM-DD'. */
  lastUpdated: string;
  /** What stands above every page for now. */
  alert?: Alert;
  /** Whether school is open. */
  today?: Today;
  /** What browsers show of children, as `policyText` writes it; left out where it is everything. */
  privacy?: string;
  /** The pages that there are in several languages, if any. */
  translations?: Translation[][];
}

/** A node for Gatsby, complete but for its owner. */
export interface ContentNode {
  id: string;
  parent: null;
  children: [];
  internal: { type: 'SiteContent' | 'HomeContent' | 'PageContent'; contentDigest: string };
  data: SiteContentData | Home | ContentPage;
  /** The pictures it shows, relative to the content folder, as the disk has them. */
  pictures: string[];
  /** Set for pages. */
  path?: string;
  /** True for a page that is compiled and never published. */
  blank?: true;
}

/**
 * The nodes' types for `createTypes`. `data` is whole JSON, so that a query takes a page as the
 * loader made it; the components' own types say what is in it.
 */
export const contentTypes = `
  type SiteContent implements Node @dontInfer { data: JSON! }
  type HomeContent implements Node @dontInfer { data: JSON!, pictures: [String!]! }
  type PageContent implements Node @dontInfer { path: String!, data: JSON!, pictures: [String!]!, blank: Boolean }
`;

/** One SiteContent, one HomeContent, and a PageContent for every page. */
export function contentNodes(content: Content): ContentNode[] {
  return [
    node('SiteContent', 'site', siteData(content)),
    node('HomeContent', 'home', content.home, content.diskNames),
    ...content.pages.map((page) => pageNode(page, content.diskNames)),
  ];
}

/** The PageContent of a page. */
export const pageNode = (page: ContentPage, diskNames?: DiskNames): ContentNode => ({
  ...node('PageContent', page.path, page),
  path: page.path,
  // Only a document shows a picture of its own: the card of another page is drawn from the file itself.
  pictures: picturesIn(page.kind === 'static' ? page : page.blocks, diskNames),
});

/**
 * The pages that are made of content alone; the others are those of `codePaths`. A template's query gets
 * `$path` from Gatsby and `$pictures` from here.
 */
export function pagesToCreate({ pages, diskNames }: Pick<Content, 'pages' | 'diskNames'>) {
  return pages
    .filter(({ kind }) => kind === 'static')
    .map((page) => ({
      path: page.path,
      context: { pictures: pageNode(page, diskNames).pictures },
    }));
}

/** What the frame of every page shows. */
export function siteData({
  site,
  navigation,
  pages,
  alert,
  today,
  privacy,
}: Content): SiteContentData {
  const privacyWords = policyText(privacy.policy);
  const translations = translationsOf(pages);
  const reviews = pages.flatMap(({ reviewed }) => reviewed ?? []).sort();
  return {
    ...site,
    menu: buildMenu(navigation, pages),
    utility: navigation.utility ?? [],
    quickLinks: navigation.footer?.quickLinks ?? [],
    paths: pages.map(({ path }) => path),
    lastUpdated: reviews.at(-1) ?? '',
    ...(alert && { alert }),
    ...(today && { today }),
    ...(privacyWords && { privacy: privacyWords }),
    ...(translations.length > 0 && { translations }),
  };
}

function node(
  type: ContentNode['internal']['type'],
  name: string,
  data: ContentNode['data'],
  diskNames?: DiskNames,
): ContentNode {
  const contentDigest = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  return {
    id: `content ${name}`,
    parent: null,
    children: [],
    internal: { type, contentDigest },
    data,
    pictures: picturesIn(data, diskNames),
  };
}
