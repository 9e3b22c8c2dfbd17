import { graphql, type PageProps } from 'gatsby';
import type { CodePath } from '../content/code-paths';
import { liveViews } from './live-views';
import type { PageData } from './page-data';

export { LiveHead as Head } from './heads';

/** A page in code: the written page around what `liveViews` has for its path. */
export default function LivePageTemplate({ data: { page, contents } }: PageProps<PageData>) {
  // `createPages` uses the template for these paths alone.
  const View = liveViews[page.data.path as CodePath];
  return <View page={page.data} contents={contents?.nodes.map(({ data }) => data) ?? []} />;
}

export const query = graphql`
  query LivePage($path: String!, $withContents: Boolean = false) {
    page: pageContent(path: { eq: $path }) {
      data
    }
    contents: allPageContent(filter: { blank: { ne: true } }) @include(if: $withContents) {
      nodes {
        data
      }
    }
  }
`;
