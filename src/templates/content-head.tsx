import type { HeadProps } from 'gatsby';
import { PageHead } from '../seo/page-head';
import type { PageData } from './page-data';
import { useSiteData } from './use-site-data';

/** The head of a page that has a content file. */
export function ContentHead({ data }: HeadProps<PageData>) {
  const school = useSiteData();
  const { title, description, path, picture } = data.page.data;
  return <PageHead {...{ title, description, path, school }} scene={picture?.alt} />;
}
