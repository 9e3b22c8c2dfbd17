import type { ReactNode } from 'react';
import { cardPath, cardSize } from './card-path';
import { alternatesOf, english } from '../../content/alternates';
import { breadcrumbThing, jsonLd, type SchoolIdentity, schoolThing } from './structured-data';

export interface PageHeadProps {
  /** The page's own name; the document title is `{title} - {school}`. */
  title: string;
  description: string;
  /** Path of the page on this site, without a slash at the end. */
  path: string;
  school: SchoolIdentity;
  /** True for a page that names children: search engines and previews are kept from it. */
  namesChildren?: boolean | undefined;
  /** The language it is written in; English without it. */
  lang?: string | undefined;
  /** What the scene on the page's card shows, if known. */
  scene?: string | undefined;
  /** False for a page that search engines should leave out, such as the help at wrong addresses. */
  listed?: boolean;
  /** Further elements of the head. */
  children?: ReactNode;
}

/**
 * What browsers, search engines and previews read about a page. X takes the card of Open Graph where it is
 * given none of its own, and the front page is short of bytes.
 * https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started
 */
export function PageHead({
  title,
  description,
  path,
  school,
  lang = english,
  scene,
  listed = true,
  namesChildren = false,
  children,
}: PageHeadProps) {
  const fullTitle = `${title} - ${school.name}`;
  const address = `${school.siteUrl}${path}`;
  const card = `${school.siteUrl}${cardPath(path)}`;
  const cardAlt = [`${title}, ${school.name}.`, scene].filter(Boolean).join(' ');
  const thing =
    path === '/' ? schoolThing(school) : breadcrumbThing({ title, siteUrl: school.siteUrl });
  if (!listed) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <SchoolMeta school={school} />
        {children}
      </>
    );
  }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <SchoolMeta school={school} />
      {namesChildren ? <meta name="robots" content="noindex, noarchive" /> : null}
      <link rel="canonical" href={address} />
      {namesChildren ? null : <Alternates path={path} school={school} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:title" content={fullTitle} />
      {namesChildren ? null : <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={cardAlt} />
      <meta property="og:locale" content={localeOf(lang)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={cardAlt} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(thing) }} />
      {children}
    </>
  );
}

/** The same page in other languages. https://developers.google.com/search/docs/specialty/international/localized-versions */
function Alternates({ path, school }: Pick<PageHeadProps, 'path' | 'school'>) {
  const group = school.translations?.find((pages) => pages.some((page) => page.path === path));
  if (!group) return null;
  return alternatesOf(group).map(([lang, to]) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={school.siteUrl + to} />
  ));
}

/** A language as Open Graph writes it: 'hi_IN'. */
const localeOf = (lang: string) => new Intl.Locale(lang).maximize().language + '_IN';

/** What scripts read about the school. */
const SchoolMeta = ({ school }: Pick<PageHeadProps, 'school'>) => (
  <meta
    name="school"
    content={school.code}
    data-privacy={school.privacy}
    data-empty-lists={school.emptyLists}
    data-languages={school.languages?.join(' ')}
  />
);
