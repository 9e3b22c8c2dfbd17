import type { GatsbyConfig } from 'gatsby';
import { contentDir } from './src/content/content-dir';
import { pictureOptions } from './src/build/picture-options';

const service = process.env.CONTENT_SERVICE_PROXY;

const config: GatsbyConfig = {
  // Only while developing: the built site and its service stand on one origin.
  ...(service ? { proxy: { prefix: '/api', url: service } } : {}),
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  graphqlTypegen: false,
  plugins: [
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: pictureOptions },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      // The embedded service's own data and pictures are not part of the built site.
      options: { name: 'content', path: contentDir(), ignore: [`${contentDir()}/service/**`] },
    },
  ],
};

export default config;
