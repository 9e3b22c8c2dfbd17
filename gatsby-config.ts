import type { GatsbyConfig } from 'gatsby';
import { resolve } from 'node:path';

const config: GatsbyConfig = {
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
      options: { name: 'content', path: resolve('content'), ignore: ['**/content/service/**'] },
    },
  ],
};

export default config;
