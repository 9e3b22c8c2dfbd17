import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser that has subscribed: its endpoint, and the keys that read what comes there. */
export interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  read(body: Buffer): unknown;
}

/** What a push service was handed. */
export interface Handed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const bytesOf = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a body of aes128gcm (RFC 8188) as the browser with this key and secret does (RFC 8291, 3.4). */
function decrypt(own: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = bytesOf('WebPush: info\0', own.getPublicKey(), sender);
  const material = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(material, salt, bytesOf('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, bytesOf('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** What the signature of a request says (RFC 8292); undefined where it is wrong. */
export function signedBy(
  { headers }: Handed,
  publicKey: string,
): Record<string, unknown> | undefined {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return undefined;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight
    ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
    : undefined;
}

/** A push service of our own, which answers each browser as it is told. */
export async function pushService() {
  const handed: Handed[] = [];
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      handed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const { status = 201, headers = {} } = answers.get(path) ?? {};
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    handed,
    /** From now on this browser's messages are answered so. */
    answer(browser: Browser, status: number, headers: Record<string, string> = {}): void {
      answers.set(new URL(browser.endpoint).pathname, { status, headers });
    },
    browser(): Browser {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      return {
        endpoint: `${origin}/push/${randomBytes(12).toString('hex')}`,
        keys: {
          p256dh: own.getPublicKey().toString('base64url'),
          auth: auth.toString('base64url'),
        },
        read: (body) => JSON.parse(decrypt(own, auth, body)) as unknown,
      };
    },
    /** What one browser was sent, as it reads it. */
    readBy: (browser: Browser) =>
      handed
        .filter(({ path }) => browser.endpoint.endsWith(path))
        .map(({ body }) => browser.read(body) as Record<string, string>),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
