/** @jest-environment node */
import { askProvider } from '../../../src/cli/provider-check/ask-provider';

const site = 'https://www.school.example';
const options = { base: '', site, token: 'secret', timeoutMs: 1_000 };
const allowed = { 'access-control-allow-origin': '*' };

/** What is said of a reply at an address, and how it was asked for. */
async function ask(url: string, response: Response, auth = false) {
  const asked = jest.spyOn(global, 'fetch').mockResolvedValue(response);
  const { remarks } = await askProvider(url, auth, options);
  const [[, init] = []] = asked.mock.calls;
  asked.mockRestore();
  return { remarks: remarks.map(({ text }) => text), init };
}

it('follows a reply elsewhere as pages do: not with a token', async () => {
  const url = 'https://erp.example/api/topper/DHS';
  const headers = { ...allowed, location: '/login' };
  const { remarks, init } = await ask(url, new Response(null, { status: 302, headers }), true);
  expect(init?.redirect).toBe('manual');
  expect(remarks).toEqual(['it leads on to /login; a page that sends a token follows none']);
  expect((await ask(url, new Response('[]', { headers: allowed }))).init?.redirect).toBe('follow');
});

it.each([
  [
    'http://erp.example/api/news/all/DHS',
    ['browsers ask no http: address from https://www.school.example; the provider needs https:'],
  ],
  ['http://localhost:9700/api/news/all/DHS', []],
  ['https://erp.example/api/news/all/DHS', []],
])('says whether a page over https may ask %s', async (url, remarks) => {
  expect((await ask(url, new Response('[]', { headers: allowed }))).remarks).toEqual(remarks);
});

it.each([
  [Buffer.from('[{"title":"Fête at nine"}]', 'latin1'), 'not sent as UTF-8, the encoding of JSON'],
  [
    Buffer.from('[{"title":"F\ufffdte"}]'),
    'not sent as UTF-8; letters are lost, such as "F\ufffd"',
  ],
])('names an encoding that is not UTF-8, and letters that are lost', async (body, remark) => {
  const { remarks } = await ask('https://erp.example/', new Response(body, { headers: allowed }));
  expect(remarks).toEqual([`it is ${remark}`]);
});

it('names XML', async () => {
  const body =
    '<?xml version="1.0"?><rss><channel><item><title>Fair</title></item></channel></rss>';
  const { remarks } = await ask('https://erp.example/', new Response(body, { headers: allowed }));
  expect(remarks).toEqual(['it is no JSON: XML, such as RSS, which no page reads']);
});

it.each([
  ['[{"title":"Fair"},{"title":"Pla', 'it ends in the middle, behind "[{\\"title\\":'],
  ['['.repeat(2_000), 'more than a thousand brackets stand within each other'],
  ['<!DOCTYPE html>\n<form>', 'a page of HTML, such as a log-in or an error: "<!DOCTYPE'],
  ['\n', 'nothing came'],
])(
  'names a reply that was cut off, is too deep or is something else: %.20s',
  async (body, remark) => {
    const { remarks } = await ask('https://erp.example/', new Response(body, { headers: allowed }));
    expect(remarks).toEqual([expect.stringContaining(`it is no JSON: ${remark}`)]);
  },
);

it('names a reply that is too large for built pages', async () => {
  const body = `[${' '.repeat(5_000_000)}]`;
  const { remarks } = await ask('https://erp.example/', new Response(body, { headers: allowed }));
  expect(remarks).toEqual(['it is larger than 5 MB; pages are built without it']);
});
