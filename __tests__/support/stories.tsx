import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { configureClient } from '../../src/lib/http/client-config';
import { createQueryClient } from '../../src/lib/http/query-client';
import { handlers } from '../../stories/handlers/all';

configure({ asyncUtilTimeout: 25_000 });
jest.setTimeout(60_000);

type BySubject = Record<string, RequestHandler[]>;

const server = setupServer();

setProjectAnnotations([
  {
    loaders: [
      // Storybook brings its own where there is a clipboard, which jsdom has not.
      (context) => void Object.assign(context, { userEvent: userEvent.setup() }),
      // As in Storybook: a story's own answers stand in the place of the common ones.
      ({ parameters }) => {
        const own = (parameters.msw as { handlers?: BySubject } | undefined)?.handlers;
        server.resetHandlers(...Object.values({ ...(handlers as BySubject), ...own }).flat());
      },
    ],
    decorators: [
      (Story) => (
        <QueryClientProvider client={createQueryClient({ log: () => undefined, retryWaits: [] })}>
          <Story />
        </QueryClientProvider>
      ),
    ],
  },
]);

/**
 * Lets the tests of one file show the stories, on the examples' day, with their own
 * handlers: `await Sent.run()` renders a story and lets it play. Gives the server that answers.
 */
export function startStories(): typeof server {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(EXAMPLE_NOW));
    configureClient({ log: () => undefined });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });
  afterAll(() => server.close());
  return server;
}

export { composeStories };
