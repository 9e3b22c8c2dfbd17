/** @jest-environment node */
import { serveEditor } from '../../src/cli/edit/serve-editor';

let served: Awaited<ReturnType<typeof serveEditor>>;

beforeAll(async () => {
  served = await serveEditor('content', 0);
}, 120_000);

afterAll(() => served.close());

const get = (path: string) => fetch(new URL(path, served.address));

it('serves the editor for a folder, with everything that it names', async () => {
  const page = await get('/edit');
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' blob: data:;");
  for (const [, name = ''] of html.matchAll(/(?:src|href)="(\/edit\/[^"]+)"/g)) {
    expect({ name, status: (await get(name)).status }).toEqual({ name, status: 200 });
  }
  const script = await (await get('/edit/main.js')).text();
  const fonts = [...script.matchAll(/\/edit\/assets\/[\w.-]+\.woff2/g)].map(([name]) => name);
  expect(fonts.length).toBeGreaterThan(2);
  for (const name of fonts) expect((await get(name)).status).toBe(200);
  expect(script).not.toContain('cdn.jsdelivr.net/fontsource');
});

it('offers the local folder alone, and leads to the editor from anywhere', async () => {
  const { online, config } = (await (await get('/edit/config.json')).json()) as {
    online: boolean;
    config: { app_title: string };
  };
  expect(online).toBe(false);
  expect(config.app_title).toBe('Deodar Hill School');
  expect((await get('/')).url).toBe(served.address);
});
