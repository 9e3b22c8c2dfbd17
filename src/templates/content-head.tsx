import { graphql, type HeadProps, useStaticQuery } from 'gatsby';
import type { SiteData } from '../layout/site-data';
import { PageHead } from '../seo/page-head';
import type { PageData } from './page-data';

/** The head of a page that has a content file. */
export function ContentHead({ data }: HeadProps<PageData>) {
  const { siteContent } = useStaticQuery<{ siteContent: { data: SiteData } }>(graphql`
    query ContentHead {
      siteContent {
        data
      }
    }
  `);
  const { title, description, path, picture } = data.page.data;
  return (
    <PageHead {...{ title, description, path }} school={siteContent.data} scene={picture?.alt} />
  );
}
