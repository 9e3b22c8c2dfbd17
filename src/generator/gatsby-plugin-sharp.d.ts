declare module 'gatsby-plugin-sharp' {
  import type { Node, NodePluginArgs } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  /** What gatsby-transformer-sharp calls for each `gatsbyImageData` of a query. */
  export function generateImageData(
    options: Pick<NodePluginArgs, 'pathPrefix' | 'reporter' | 'cache'> & {
      file: Node;
      args: Record<string, unknown>;
    },
  ): Promise<IGatsbyImageData | undefined>;
}
