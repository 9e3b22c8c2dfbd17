import { setupServer } from 'msw/node';

/**
 * A server for the tests of one file: `server.use(...newsHandlers())`. A request that nothing
 * handles fails, so that no test goes out to the network or passes by luck.
 */
export function startServer(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
