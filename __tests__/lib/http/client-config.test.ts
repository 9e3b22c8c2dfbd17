/** @jest-environment node */
/** A fresh copy of the module: what one test configures, another must not find. */
async function freshConfig() {
  jest.resetModules();
  return import('../../../src/lib/http/client-config');
}

const openCall = { name: 'Open list', path: '/api/open/{code}' };
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it('asks the service of the build for the school of the build, as soon as it is loaded', async () => {
  process.env.GATSBY_SCHOOL_CODE = 'ABC';
  delete process.env.GATSBY_CONTENT_SERVICE_URL;
  const own = await freshConfig();
  expect(own.contentBaseUrl()).toBe('');
  expect(own.getClient().addressOf(openCall)).toBe('/api/open/ABC');

  process.env.GATSBY_CONTENT_SERVICE_URL = 'https://api.example/';
  const provider = await freshConfig();
  expect(provider.contentBaseUrl()).toBe('https://api.example');
  expect(provider.getClient().addressOf(openCall)).toBe('https://api.example/api/open/ABC');
});

it('keeps its one client until a test gives another', async () => {
  const { configureClient, contentBaseUrl, getClient } = await freshConfig();
  const first = getClient();
  expect(getClient()).toBe(first);
  configureClient({ baseUrl: 'https://other.example' });
  expect(contentBaseUrl()).toBe('https://other.example');
  expect(getClient().addressOf(openCall)).toBe('https://other.example/api/open/DHS');
});
