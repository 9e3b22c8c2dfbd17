declare module 'gatsby-plugin-sharp' {
  import type { Node, NodePluginArgs } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';
  import type { ImageJob } from 'gatsby-plugin-sharp/gatsby-worker';

  /** What gatsby-transformer-sharp calls for each `gatsbyImageData` of a query. */
  export function generateImageData(options: {
    file: Pick<Node, 'internal'> | { internal: { contentDigest: string } };
    args: Record<string, unknown>;
    pathPrefix: string;
    reporter: Pick<NodePluginArgs['reporter'], 'warn' | 'panic'>;
    cache?: NodePluginArgs['cache'];
  }): Promise<IGatsbyImageData | undefined>;

  /** Gives it what makes the files. */
  export function setActions(actions: { createJobV2(job: ImageJob): Promise<void> }): void;
}

declare module 'gatsby-plugin-sharp/plugin-options' {
  export function setPluginOptions(options: object): void;
}

declare module 'gatsby-plugin-sharp/gatsby-worker' {
  /** Sizes of one picture that are to be made. */
  export interface ImageJob<Path = string> {
    name: string;
    inputPaths: Path[];
    outputDir: string;
    args: { operations: { outputPath: string; args: object }[]; pluginOptions: object };
  }

  export function IMAGE_PROCESSING(job: ImageJob<{ path: string }>): Promise<void>;
}
