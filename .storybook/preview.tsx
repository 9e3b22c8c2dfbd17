import '../src/theme/fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Preview } from '@storybook/react-vite';
import { isCommonAssetRequest } from 'msw';
import { initialize, mswLoader } from 'msw-storybook-addon';
import { useLayoutEffect, useMemo } from 'react';
import { configureClient } from '../src/http/client-config';
import { createQueryClient } from '../src/http/query-client';
import { breakpoints } from '../src/theme/breakpoints';
import { system } from '../src/theme';
import { handlers } from '../stories/handlers/all';

// A request that no handler answers is a mistake in the story: it fails, it does not go out.
initialize({
  onUnhandledRequest(request, print) {
    // The workshop's own files, and the icon that browsers ask for when a story changes its address.
    const own = isCommonAssetRequest(request) || request.url.endsWith('/favicon.ico');
    if (!own) print.error();
  },
  quiet: true,
});
configureClient({ schoolCode: 'DHS' });

const widthOf = (em: string) => `${Number.parseFloat(em) * 16}px`;

const viewports = Object.fromEntries(
  [['phone', '360px'], ...Object.entries(breakpoints).map(([name, em]) => [name, widthOf(em)])].map(
    ([name = '', width = '']) => [
      name,
      { name: `${name} ${width}`, styles: { width, height: '900px' } },
    ],
  ),
);

const preview: Preview = {
  loaders: [mswLoader],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    msw: { handlers },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Components',
          'Blocks',
          'Layout',
          'Features',
          'Home',
          'Pages',
        ],
      },
    },
  },
  globalTypes: {
    colourMode: {
      description: 'Colour mode',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { colourMode: 'light' },
  decorators: [
    function WithLook(Story, { globals }) {
      const mode = String(globals.colourMode);
      useLayoutEffect(() => {
        document.documentElement.classList.remove('light', 'dark');
        document.documentElement.classList.add(mode);
      }, [mode]);
      const client = useMemo(() => createQueryClient(), []);
      return (
        <ChakraProvider value={system}>
          <QueryClientProvider client={client}>
            <Story />
          </QueryClientProvider>
        </ChakraProvider>
      );
    },
  ],
};

export default preview;
