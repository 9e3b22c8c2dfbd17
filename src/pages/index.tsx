import { graphql, type PageProps } from 'gatsby';
import type { Home } from '../content/home.schema';
import { HomePage } from '../templates/home/home-page';
import { useSite } from '../components/layout/site-context';
import { pictureLookup, type PictureNode } from '../templates/page-data';

export { HomeHead as Head } from '../templates/heads';

interface HomeData {
  home: { data: Home };
  pictures: { nodes: PictureNode[] };
}

/** The front page. */
export default function IndexPage({ data }: PageProps<HomeData>) {
  return (
    <HomePage
      home={data.home.data}
      site={useSite()}
      pictures={pictureLookup(data.pictures.nodes)}
    />
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
