import '#fonts.css';
import './device-font.css';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Preview } from '@storybook/react-vite';
import { isCommonAssetRequest } from 'msw';
import { initialize, mswLoader } from 'msw-storybook-addon';
import { useLayoutEffect, useMemo } from 'react';
import { createQueryClient } from '../src/lib/http/query-client';
import { system } from '../src/theme';
import { startStyleSheet } from '../src/theme/chakra/site/style-sheet';
import { handlers } from '../stories/handlers/all';
import { setNetworkDelay } from '../stories/handlers/network';
import { setToday, stopClock } from './clock';
import { DocsPage } from './docs-page';
import { noControlOfElements } from './element-controls';
import { followPreferences, setMediaPreferences } from './media';
import { modes } from './modes';
import { globalTypes, initialGlobals, SLOW_MS, viewports } from './toolbar';
import { storybookTheme } from './storybook-theme';

// Built pages have their rules from the build; here each is written when its class first appears.
if (process.env.BUILT_STYLES) startStyleSheet();
stopClock();
followPreferences();

// A request that no handler answers is a mistake in the story: it fails, it does not go out.
initialize({
  onUnhandledRequest(request, print) {
    // Storybook's own files, and the icon that browsers ask for when a story changes its address.
    const own = isCommonAssetRequest(request) || request.url.endsWith('/favicon.ico');
    if (!own) print.error();
  },
  quiet: true,
});

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [noControlOfElements],
  loaders: [
    mswLoader,
    // Before the story is rendered, because components read all of this as they begin.
    ({ globals }) => {
      setToday(String(globals.today));
      setNetworkDelay(globals.network === 'slow' ? SLOW_MS : 0);
      setMediaPreferences({
        still: globals.motion === 'reduced',
        textScale: Number(globals.textSize) / 100,
      });
    },
  ],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes },
    msw: { handlers },
    // A frame of its own: stories of one page would share their request handlers and their address.
    docs: {
      page: DocsPage,
      theme: storybookTheme,
      story: { inline: false, height: '520px' },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'For editors',
          'For reviewers',
          'Beside the best',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Pictures', 'Icons'],
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
  globalTypes,
  initialGlobals,
  decorators: [
    function WithTheme(Story, { globals }) {
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
    // Another day or network is another visit: lists are asked for again.
    function WithVisit(Story, { globals }) {
      return <Story key={`${String(globals.today)} ${String(globals.network)}`} />;
    },
  ],
};

export default preview;
