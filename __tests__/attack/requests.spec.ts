import { randomBytes } from 'node:crypto';
import { attack } from './support/attack';
import { atOnce, during, say } from './support/sockets';

const seconds = 4;
const host = 'Host: school.example\r\nConnection: close\r\n';

/** Sends one request on thirty lines for some seconds; every reply must be one of `allowed`. */
async function repeat(port: number, text: string, allowed: readonly number[]) {
  const wrong = new Set<number>();
  const sent = await during(seconds * 1000, 30, async () => {
    const { statuses } = await say(port, text, 15_000);
    for (const status of statuses) if (!allowed.includes(status)) wrong.add(status);
  });
  const problems = [...wrong].map((status) => `answered ${status}`);
  return { sent: `${sent} requests`, problems };
}

attack({
  name: 'slashes',
  about: '15,500 slashes in the address, 30 connections',
  run: ({ service }) =>
    repeat(
      service.port,
      `GET /${'/'.repeat(15_500)}x HTTP/1.1\r\n${host}\r\n`,
      [301, 404, 414, 431],
    ),
});

attack({
  name: 'headers',
  about: '15,500 blanks in Accept-Encoding and Accept, 30 connections',
  async run({ service }) {
    const blanks = ' '.repeat(15_500);
    const page = `GET /News HTTP/1.1\r\n${host}Accept-Encoding: a${blanks}b\r\n\r\n`;
    const picture =
      `GET /api/image/pictures/people/principal.webp?w=320 HTTP/1.1\r\n${host}` +
      `Accept: image/webp${blanks}x\r\n\r\n`;
    return repeat(service.port, page, [200, 431]).then(async (first) => {
      const second = await repeat(service.port, picture, [200, 431]);
      return {
        sent: `${first.sent}, ${second.sent}`,
        problems: [...first.problems, ...second.problems],
      };
    });
  },
});

const oddities: readonly string[] = [
  'GET /%',
  'GET /%00%ff/../../etc/passwd',
  'GET /..%2f..%2f..%2fetc%2fpasswd',
  'GET http://elsewhere.example/News',
  'CONNECT elsewhere.example:443',
  'TRACE /News',
  'OPTIONS *',
  'PROPFIND /',
  'GET //elsewhere.example/News',
  'GET /api/image/pictures/..%2f..%2fservice/register.yaml',
  'GET /api/image/papers/certificates/../../register.yaml',
].map((line) => `${line} HTTP/1.1\r\n${host}\r\n`);

const smuggled: readonly string[] = [
  `POST /api/form/DHS/contact HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /api/form/DHS/contact HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nffffffff\r\nx`,
  `GET / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
  `GET / HTTP/9.9\r\n${host}\r\n`,
  'GET /News\r\n\r\n',
];

attack({
  name: 'odd-requests',
  about: 'addresses, methods, lengths and bytes that no browser sends',
  start: {},
  async run({ service }) {
    const bytes = Array.from({ length: 20 }, () => randomBytes(2000).toString('latin1'));
    const all = [...oddities, ...smuggled, ...bytes];
    const problems: string[] = [];
    await during(seconds * 1000, 10, async () => {
      const text = all[Math.floor(Math.random() * all.length)] ?? '';
      const { statuses } = await say(service.port, text);
      const wrong = statuses.find((status) => status >= 500 && status !== 501 && status !== 505);
      if (wrong) problems.push(`${wrong} for ${JSON.stringify(text.slice(0, 60))}`);
    });
    return { sent: `${all.length} kinds`, problems: [...new Set(problems)] };
  },
});

attack({
  name: 'bodies',
  about: 'bodies of 50 MB, 100,000 levels of JSON, 100,000 fields',
  start: {},
  async run({ service }) {
    const post = (type: string, body: string) =>
      fetch(`${service.origin}/api/form/DHS/contact`, {
        method: 'POST',
        headers: { 'content-type': type, connection: 'close' },
        body,
      }).then(
        ({ status }) => status,
        // The service closes the connection while the rest of the body is still on its way.
        () => 413,
      );
    const nested = '['.repeat(15_000) + ']'.repeat(15_000);
    const fields = Array.from({ length: 5000 }, (_, index) => `f${index}=`).join('&');
    const statuses = [
      ...(await atOnce(4, () => post('application/json', 'a'.repeat(50_000_000)))),
      ...(await atOnce(40, () => post('application/json', nested))),
      ...(await atOnce(40, () => post('application/x-www-form-urlencoded', fields))),
      ...(await atOnce(10, () => post('multipart/form-data; boundary=x', nested))),
    ];
    const accepted = statuses.filter((status) => status < 400 || status >= 500);
    const problems = accepted.length > 0 ? [`answered ${[...new Set(accepted)].join(', ')}`] : [];
    return { sent: `${statuses.length} bodies`, problems };
  },
});
