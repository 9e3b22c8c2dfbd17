import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions } from 'vite';
import { tsImport } from 'tsx/esm/api';
import type * as setBrand from '../src/build/set-brand';
import type * as brandConditions from '../src/theme/brand-conditions';

/** Renders stories with the classes of built pages in the place of Chakra: both must look the same. */
const builtStyles = process.env.BUILT_STYLES === '1';

/** A module of this project; Storybook loads this file alone, and not what it imports. */
const own = async <Module>(path: string) => (await tsImport(path, import.meta.url)) as Module;

/** The theme variant of the school whose content this is. */
const { readBrand } = await own<typeof setBrand>('../src/build/set-brand.ts');
const { conditionsOf } = await own<typeof brandConditions>('../src/theme/brand-conditions.ts');
const brand = readBrand();
const conditions = [...(builtStyles ? ['site'] : []), ...(brand ? conditionsOf(brand) : [])];

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // The guides are Markdown with tables, which MDX alone shows as lines of bars.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [
    '../static',
    { from: '../content/pictures', to: '/pictures' },
    { from: '../content/service', to: '/api/image' },
    '../.storybook/public',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // With `--test` all that is published is built, but for the tables of props, whose reading takes a quarter of the time.
  build: {
    test: {
      disabledAddons: [],
      disableAutoDocs: false,
      disableBlocks: false,
      disableMDXEntries: false,
      disableTreeShaking: false,
    },
  },
  async viteFinal(vite) {
    return {
      ...vite,
      // Vite would copy the built site's folder of that name over Storybook's.
      publicDir: false,
      define: {
        ...vite.define,
        'process.env.GATSBY_CONTENT_SERVICE_URL': '""',
        'process.env.GATSBY_LISTS': '""',
        'process.env.GATSBY_BASE': '""',
        'process.env.GATSBY_SCHOOL_CODE': '"DHS"',
        'process.env.GATSBY_BRAND': JSON.stringify(brand ? JSON.stringify(brand) : ''),
        'process.env.BUILT_STYLES': JSON.stringify(builtStyles ? '1' : ''),
      },
      resolve: {
        ...vite.resolve,
        conditions: [...conditions, ...defaultClientConditions],
        alias: {
          ...vite.resolve?.alias,
          // Components use Gatsby's Link; stories run without Gatsby, on the stub that tests use.
          gatsby: fileURLToPath(new URL('../__tests__/support/mocks/gatsby.tsx', import.meta.url)),
        },
      },
      build: {
        ...vite.build,
        chunkSizeWarningLimit: 3500,
        rolldownOptions: {
          ...vite.build?.rolldownOptions,
          onLog(level, log, handle) {
            // "use client" means something to a server that renders components; there is none here.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
        },
      },
    };
  },
};

export default config;
