import type { GatsbyConfig } from 'gatsby';
import { contentDir } from './src/content/content-dir';

const service = process.env.CONTENT_SERVICE_PROXY;

const config: GatsbyConfig = {
  // Only while developing: the built site and its service stand on one origin.
  ...(service ? { proxy: { prefix: '/api', url: service } } : {}),
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  graphqlTypegen: false,
  plugins: [
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        // AVIF took three quarters of a cold build; WebP is within a few per cent of it here.
        defaults: { formats: ['webp'], quality: 76, placeholder: 'dominantColor' },
        failOn: 'error',
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      // The embedded service's own data and pictures are not part of the built site.
      options: { name: 'content', path: contentDir(), ignore: [`${contentDir()}/service/**`] },
    },
  ],
};

export default config;
