import { QueryClientProvider } from '@tanstack/react-query';
import { graphql, type PageProps } from 'gatsby';
import type { Home } from '../content/home.schema';
import { HomePage } from '../home/home-page';
import { getQueryClient } from '../http/query-client';
import { useSite } from '../layout/site-context';
import { pictureLookup, type PictureNode } from '../templates/page-data';

export { HomeHead as Head } from '../templates/home-head';

interface HomeData {
  home: { data: Home };
  pictures: { nodes: PictureNode[] };
}

/** The front page. */
export default function IndexPage({ data }: PageProps<HomeData>) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <HomePage
        home={data.home.data}
        site={useSite()}
        pictures={pictureLookup(data.pictures.nodes)}
      />
    </QueryClientProvider>
  );
}

export const query = graphql`
  query HomePage($pictures: [String!]) {
    home: homeContent {
      data
    }
    pictures: allFile(filter: { relativePath: { in: $pictures } }) {
      nodes {
        relativePath
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [480, 800, 1200, 1920])
        }
      }
    }
  }
`;
