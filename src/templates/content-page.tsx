import { graphql, type PageProps } from 'gatsby';
import { BlockList } from '../blocks/block-list';
import { Picture } from '../components/picture/picture';
import { useSite } from '../components/layout/site-context';
import { ReadingPage } from './reading-page';
import { type PageData, pictureLookup, small } from './page-data';

export { DocumentHead as Head } from './heads';

/** A page made of content blocks: a document that is complete with scripts off. */
export default function ContentPageTemplate({ data }: PageProps<PageData>) {
  const { blocks, picture } = data.page.data;
  const pictures = pictureLookup(data.pictures?.nodes);
  // A page that shows pictures of its own needs none in the rail.
  const alone = Object.keys(pictures).length === 1;
  const image = picture && alone ? pictures[picture.src] : undefined;
  return (
    <ReadingPage
      page={data.page.data}
      picture={image ? <Picture image={small(image)} alt="" /> : undefined}
    >
      <BlockList blocks={blocks} pictures={pictures} school={useSite()} />
    </ReadingPage>
  );
}

export const query = graphql`
  query ContentPage($path: String!, $pictures: [String!]) {
    page: pageContent(path: { eq: $path }) {
      data
    }
    pictures: allFile(filter: { relativePath: { in: $pictures } }) {
      nodes {
        relativePath
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1600, breakpoints: [360, 720, 1080, 1600])
        }
      }
    }
  }
`;
