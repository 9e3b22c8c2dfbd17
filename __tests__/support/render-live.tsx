import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { configureClient } from '../../src/lib/http/client-config';
import { createQueryClient } from '../../src/lib/http/query-client';

// Lists of thousands take their time on a busy machine; a wait ends as soon as it is met.
configure({ asyncUtilTimeout: 25_000 });
jest.setTimeout(60_000);

/**
 * Renders a live view as its page does, at an address and on the examples' day. Gives Testing
 * Library's result and the sentences that were logged.
 */
export function renderLive(view: ReactElement, address = '/') {
  window.history.replaceState(null, '', address);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(EXAMPLE_NOW));
  const logged: string[] = [];
  const log = (sentence: string) => void logged.push(sentence);
  configureClient({ log });
  const client = createQueryClient({ log, retryWaits: [] });
  const result = render(<QueryClientProvider client={client}>{view}</QueryClientProvider>);
  return { ...result, logged };
}
