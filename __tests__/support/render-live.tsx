import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { EXAMPLE_NOW } from '../../src/dates/example-today';
import { configureClient } from '../../src/http/client-config';
import { createQueryClient } from '../../src/http/query-client';
import { system } from '../../src/theme';

/**
 * Renders a live view as its page does, at an address and on the examples' day. Gives Testing
 * Library's result and the sentences that were logged.
 */
export function renderLive(view: ReactElement, address = '/') {
  window.history.replaceState(null, '', address);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(EXAMPLE_NOW));
  const logged: string[] = [];
  const log = (sentence: string) => void logged.push(sentence);
  configureClient({ schoolCode: 'DHS', log });
  const client = createQueryClient({ log, retryWaits: [] });
  const result = render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>{view}</QueryClientProvider>
    </ChakraProvider>,
  );
  return { ...result, logged };
}
