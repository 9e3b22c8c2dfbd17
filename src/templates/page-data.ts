import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Block } from '../blocks/schemas';
import type { ContentPage } from '../content/page.schema';

/** What every page query gives: the written page, and the pictures that it names. */
export interface PageData {
  page: { data: ContentPage<Block> };
  pictures?: { nodes: PictureNode[] };
  /** All pages, where the page shows something of them. */
  contents?: { nodes: { data: ContentPage<Block> }[] };
}

/** A picture of content/pictures in the sizes that were made of it. */
export interface PictureNode {
  relativePath: string;
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

/** Pictures by the path that content names them with: 'scenes/library.webp'. */
export type PictureLookup = Record<string, IGatsbyImageData>;

/** The lookup that blocks and sections take their pictures from. */
export function pictureLookup(nodes: PictureNode[] = []): PictureLookup {
  return Object.fromEntries(
    nodes.flatMap(({ relativePath, childImageSharp }) =>
      childImageSharp
        ? [
            [
              // The disk may have another Unicode form of the name than texts.
              relativePath.normalize('NFC').replace(/^pictures\//, ''),
              childImageSharp.gatsbyImageData,
            ],
          ]
        : [],
    ),
  );
}

/** A picture in its second size alone: a thumbnail needs no more, and less HTML is sooner read. */
export function small(image: IGatsbyImageData): IGatsbyImageData {
  const { fallback } = image.images;
  const sizes = fallback?.srcSet?.split(',').map((size) => size.trim().split(' ')[0]);
  return { ...image, images: { fallback: { src: sizes?.[1] ?? fallback?.src ?? '' } } };
}
