import '#fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { GatsbyBrowser } from 'gatsby';
import { getQueryClient } from './src/lib/http/query-client';
import { PageFrame, pagePath } from './src/templates/page-frame';
import { system } from './src/theme';

/*
 * For `gatsby develop` alone, where Gatsby renders whole pages in the browser, with Chakra itself. The
 * built site runs `src/islands/entry.ts` and nothing of this.
 */

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={getQueryClient()}>
      <PageFrame path={pagePath(props.location.pathname)}>{element}</PageFrame>
    </QueryClientProvider>
  </ChakraProvider>
);
