import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { useSite } from '../layout/site-context';
import { contentsEntry } from '../search/page/contents-entry';
import { SearchBox } from '../search/page/search-box';
import { SiteContents } from '../search/page/site-contents';
import { InnerPage } from '../templates/inner-page';
import type { PageDataWithContents } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Search: the field, what is found, and every page of the site below. */
export default function SearchRoute({ data }: PageProps<PageDataWithContents>) {
  const { menu } = useSite();
  const others = data.contents.nodes
    .map((node) => contentsEntry(node.data))
    .filter(({ path }) => path !== '/Search');
  return (
    <InnerPage page={data.page.data} focusable={false}>
      <Island name="search">
        <SearchBox />
      </Island>
      <SiteContents menu={menu} entries={others} />
    </InnerPage>
  );
}

export const query = graphql`
  query SearchPage {
    page: pageContent(path: { eq: "/Search" }) {
      data
    }
    contents: allPageContent(filter: { blank: { ne: true } }) {
      nodes {
        data
      }
    }
  }
`;
