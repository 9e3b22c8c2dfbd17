import { graphql, useStaticQuery } from 'gatsby';
import type { SiteData } from '../components/layout/site-data';

/** Who the school is, for frames and heads: one query for all, so that a page fetches it once. */
export function useSiteData(): SiteData {
  const { siteContent } = useStaticQuery<{ siteContent: { data: SiteData } }>(graphql`
    query SiteData {
      siteContent {
        data
      }
    }
  `);
  return siteContent.data;
}
