import { http, HttpResponse } from 'msw';
import {
  certificateCall,
  downloadCertificate,
} from '../../../src/features/certificate/certificate.download';
import { certificateExample } from '../../../stories/features/certificate/certificate.examples';
import { configureClient } from '../../../src/lib/http/client-config';
import {
  certificateHandlers,
  type CertificateReply,
  type FileReply,
} from '../../../stories/handlers/certificate';
import { examplePdf } from '../../../stories/handlers/files';
import { addressOf } from '../../../stories/handlers/reply';
import { startServer } from '../../support/server';

const server = startServer();
const log = jest.fn<void, [string]>();
const toJpeg = jest.fn((png: Blob) => Promise.resolve(new Blob([png], { type: 'image/jpeg' })));

const pdf = examplePdf();
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

beforeEach(() => {
  log.mockClear();
  toJpeg.mockClear();
  window.localStorage.clear();
  configureClient({ schoolCode: 'DHS', baseUrl: '', log });
});

function download(reply: CertificateReply = {}) {
  server.use(...certificateHandlers(reply));
  return downloadCertificate(certificateExample, { toJpeg });
}

async function outcomeOf(file: FileReply, path = 'papers/tc/2014-0312') {
  const result = await download({ path, file });
  return result.outcome === 'file' ? result.file.filename : result;
}

const error = (message: string) => ({ outcome: 'error', message });
const unsupported = error('Unsupported file type received');

it('asks with trimmed fields, and fetches the file without the token', async () => {
  window.localStorage.setItem('token', 'secret');
  const asked: unknown[] = [];
  server.use(
    http.post(addressOf(certificateCall), async ({ request }) => {
      asked.push(await request.json(), request.headers.get('authorization'));
      return HttpResponse.json({ data: '/papers/tc/a b.pdf' });
    }),
    http.get('http://localhost/api/image/papers/tc/a%20b.pdf', ({ request }) => {
      asked.push(request.url, request.headers.get('authorization'));
      return new HttpResponse(pdf, { headers: { 'Content-Type': 'application/pdf' } });
    }),
  );
  const result = await downloadCertificate({ admission: ' 2014/0312 ', name: ' Devansh Uniyal ' });
  expect(result).toMatchObject({ outcome: 'file', file: { filename: 'tc.pdf' } });
  expect(asked).toEqual([
    { name: 'Devansh Uniyal', admission: '2014/0312' },
    'Bearer secret',
    'http://localhost/api/image/papers/tc/a%20b.pdf',
    null,
  ]);
});

it('fetches an address that is signed as the service wrote it', async () => {
  const path = `papers/signed/1794658200/${'-_aZ09'.repeat(7)}x/papers/tc/2014-0312`;
  const asked: string[] = [];
  server.use(
    ...certificateHandlers({ path }),
    http.get('http://localhost/api/image/*', ({ request }) => {
      asked.push(request.url);
      return new HttpResponse(pdf, { headers: { 'Content-Type': 'application/pdf' } });
    }),
  );
  const result = await downloadCertificate(certificateExample);
  expect(result).toMatchObject({ outcome: 'file', file: { filename: 'tc.pdf' } });
  expect(asked).toEqual([`http://localhost/api/image/${path}`]);
});

describe('the name of the file', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string | null, string, string]>([
    ['plain type', pdf, 'application/pdf', 'tc/1', 'tc.pdf'],
    ['parameters', pdf, 'application/pdf; charset=binary', 'tc/1', 'tc.pdf'],
    ['upper case', pdf, 'APPLICATION/PDF', 'tc/1', 'tc.pdf'],
    ['image/jpeg', jpeg, 'image/jpeg', 'tc/1', 'tc.jpg'],
    ['image/jpg', jpeg, 'Image/JPG;q=1', 'tc/1', 'tc.jpg'],
    ['octet-stream and .pdf', pdf, 'application/octet-stream', 'tc/1.pdf', 'tc.pdf'],
    ['octet-stream and .JPEG', jpeg, 'application/octet-stream', 'tc/1.JPEG', 'tc.jpg'],
    ['no type and .jpg', jpeg, null, 'tc/1.jpg', 'tc.jpg'],
    ['empty type and .pdf', pdf, '', 'tc/1.pdf', 'tc.pdf'],
    ['a type that errs', jpeg, 'application/pdf', 'tc/1.pdf', 'tc.jpg'],
  ])('comes with %s', async (_, bytes, type, path, name) => {
    expect(await outcomeOf({ bytes, type }, `papers/${path}`)).toBe(name);
    expect(toJpeg).not.toHaveBeenCalled();
  });

  it('of a PNG is kept by turning it into a JPEG', async () => {
    const result = await download({ file: { bytes: png, type: 'image/png' } });
    expect(result).toMatchObject({ outcome: 'file', file: { filename: 'tc.jpg' } });
    expect(toJpeg).toHaveBeenCalledTimes(1);
  });

  it('of a PNG that can not be turned is never given', async () => {
    toJpeg.mockRejectedValueOnce(new Error('the picture could not be drawn.'));
    expect(await download({ file: { bytes: png, type: 'image/png' } })).toEqual(
      error('Failed to process your request. Please try again later.'),
    );
  });

  it('belongs to a file of the right type', async () => {
    const result = await download({ file: { bytes: pdf, type: null } });
    expect(result.outcome === 'file' && result.file.blob.type).toBe('application/pdf');
  });
});

describe('unsupported', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string | null, string]>([
    ['a web page that says so', html, 'text/html', 'tc/1'],
    ['a web page that calls itself a PDF', html, 'application/pdf', 'tc/1.pdf'],
    ['a web page that calls itself a picture', html, 'image/jpeg', 'tc/1.jpg'],
    ['an empty file', new Uint8Array(), 'application/pdf', 'tc/1.pdf'],
    ['half a signature', pdf.slice(0, 4), 'application/pdf', 'tc/1.pdf'],
    ['a word document', pdf, 'application/msword', 'tc/1.doc'],
    ['neither type nor extension', pdf, null, 'tc/1'],
    ['octet-stream without an extension', pdf, 'application/octet-stream', 'tc/1'],
    ['an extension from the prototype', pdf, null, 'tc/1.constructor'],
  ])('is %s', async (_, bytes, type, path) => {
    expect(await outcomeOf({ bytes, type }, `papers/${path}`)).toEqual(unsupported);
  });
});

describe('an invalid reply', () => {
  it.each<[string, CertificateReply]>([
    ['no path', { path: undefined, json: {} }],
    ['null', { path: null }],
    ['an empty path', { path: '' }],
    ['a number', { path: 7 }],
    ['a list', { path: ['papers/tc/1.pdf'] }],
    ['a way up', { path: '../../etc/passwd' }],
    ['another host', { path: '//evil.example/tc.pdf' }],
    ['an address', { path: 'https://evil.example/tc.pdf' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['backslashes', { path: '\\\\evil\\tc.pdf' }],
    ['JSON null', { json: null }],
    ['a JSON list', { json: [] }],
    ['no JSON', { body: { text: '<p>hello</p>', type: 'text/html' } }],
    ['an empty body', { body: { text: '', type: 'text/plain' } }],
  ])('is %s', async (_, reply) => {
    expect(await download(reply)).toEqual(error('Invalid response from the server.'));
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('failures', () => {
  const failed = error('Failed to process your request. Please try again later.');

  it('of the request is none where the service itself knows no such certificate', async () => {
    expect(await download({ status: 404 })).toEqual({ outcome: 'not-found' });
    expect(log).toHaveBeenCalledTimes(1);
    const page = { text: '<h1>Not Found</h1>', type: 'text/html', status: 404 };
    expect(await download({ body: page })).toEqual(failed);
  });

  it.each([401, 422, 429, 500])('of the request with %d', async (status) => {
    expect(await download({ status })).toEqual(failed);
    expect(log).toHaveBeenCalledWith(
      `Transfer certificate (POST /api/tc/DHS): the service answered ${status}.`,
    );
  });

  it('of the connection', async () => {
    expect(await download({ fail: 'network' })).toEqual(failed);
    expect(await download({ file: { fail: 'network' } })).toEqual(failed);
  });

  it.each([404, 500, 403])('of the file with %d', async (status) => {
    expect(await download({ file: { status } })).toEqual(
      error(`Failed to fetch the file. Status: ${status}`),
    );
  });

  it('of a file that lies on another origin', async () => {
    const elsewhere = jest.fn(() => new HttpResponse(pdf));
    server.use(http.get('https://elsewhere.example/list', elsewhere));
    expect(await download({ file: { fail: 'redirect' } })).toEqual(failed);
  });

  it('are logged without the pupil', async () => {
    await download({ status: 404 });
    await download({ file: { status: 404 } });
    await download({ file: { fail: 'network' } });
    expect(log).toHaveBeenCalledTimes(3);
    expect(log.mock.calls.join()).not.toMatch(/Devansh|0312/);
  });
});

it.each<[string, string, CertificateReply]>([
  ['while it asks', '/api/tc/', { delay: 'infinite' }],
  ['while it fetches the file', '/api/image/', { file: { delay: 'infinite' } }],
])('is cancelled %s, without a word', async (_, address, reply) => {
  const leaving = new AbortController();
  const waiting = new Promise<void>((resolve) => {
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes(address)) resolve();
    });
  });
  server.use(...certificateHandlers(reply));
  const pending = downloadCertificate(certificateExample, { signal: leaving.signal, toJpeg });
  await waiting;
  leaving.abort();
  expect(await pending).toEqual({ outcome: 'aborted' });
  expect(log).not.toHaveBeenCalled();
  server.events.removeAllListeners();
});
