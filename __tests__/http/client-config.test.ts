/** A fresh copy of the module: what one test configures, another must not find. */
async function freshConfig() {
  jest.resetModules();
  return import('../../src/http/client-config');
}

const given = process.env.GATSBY_CONTENT_SERVICE_URL;

afterEach(() => {
  if (given === undefined) delete process.env.GATSBY_CONTENT_SERVICE_URL;
  else process.env.GATSBY_CONTENT_SERVICE_URL = given;
});

it('has no client before it is set up', async () => {
  const { getClient } = await freshConfig();
  expect(() => getClient()).toThrow('configureClient()');
});

it('takes the base address from the build, and the own origin without one', async () => {
  delete process.env.GATSBY_CONTENT_SERVICE_URL;
  const own = await freshConfig();
  expect(own.contentBaseUrl()).toBe('');
  own.configureClient({ schoolCode: 'DHS' });
  expect(own.getClient().baseUrl).toBe('');

  process.env.GATSBY_CONTENT_SERVICE_URL = 'https://api.example/';
  const provider = await freshConfig();
  expect(provider.contentBaseUrl()).toBe('https://api.example');
  provider.configureClient({ schoolCode: 'DHS' });
  expect(provider.getClient().baseUrl).toBe('https://api.example');
  provider.configureClient({ schoolCode: 'DHS', baseUrl: 'https://other.example' });
  expect(provider.contentBaseUrl()).toBe('https://other.example');
});
