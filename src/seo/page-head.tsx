import type { ReactNode } from 'react';

export interface PageHeadProps {
  /** The page's own name; the document title is `{title} - {school}`. */
  title: string;
  description: string;
  /** Path of the page on this site, without a slash at the end. */
  path: string;
  school: { name: string; siteUrl: string };
  /** Further elements of the head, such as structured data. */
  children?: ReactNode;
}

/** What browsers, search engines and previews read about a page. */
export function PageHead({ title, description, path, school, children }: PageHeadProps) {
  const fullTitle = `${title} - ${school.name}`;
  const address = `${school.siteUrl}${path}`;
  const card = `${school.siteUrl}/social-card.png`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card} />
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  );
}
