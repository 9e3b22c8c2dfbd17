import { graphql, type HeadProps, useStaticQuery } from 'gatsby';
import type { Home } from '../content/home.schema';
import type { SiteData } from '../layout/site-data';
import { PageHead } from '../seo/page-head';

/** The head of the front page. */
export function HomeHead({ data }: HeadProps<{ home: { data: Home } }>) {
  const { siteContent } = useStaticQuery<{ siteContent: { data: SiteData } }>(graphql`
    query HomeHead {
      siteContent {
        data
      }
    }
  `);
  return (
    <PageHead
      title="Home"
      description={data.home.data.description}
      path="/"
      school={siteContent.data}
      scene={data.home.data.hero.slides[0]?.alt}
    />
  );
}
