import type { HeadProps } from 'gatsby';
import type { Home } from '../content/home.schema';
import { PageHead } from '../seo/page-head';
import { useSiteData } from './use-site-data';

/** The head of the front page. */
export function HomeHead({ data }: HeadProps<{ home: { data: Home } }>) {
  return (
    <PageHead
      title="Home"
      description={data.home.data.description}
      path="/"
      school={useSiteData()}
      scene={data.home.data.hero?.slides[0]?.alt}
    />
  );
}
