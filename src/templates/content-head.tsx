import type { HeadProps } from 'gatsby';
import { PageHead } from '../seo/page-head';
import type { PageData } from './page-data';
import { useSiteData } from './use-site-data';

/** The head of a page that has a content file. */
export function ContentHead({ data }: HeadProps<PageData>) {
  const { privacy, ...identity } = useSiteData();
  const { title, description, path, picture, namesChildren, kind } = data.page.data;
  // A page of words asks for no list.
  const school = kind === 'static' ? identity : { ...identity, ...(privacy && { privacy }) };
  return <PageHead {...{ title, description, path, school, namesChildren }} scene={picture?.alt} />;
}
