import { get } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Bytes of an answer as they travel, for the given `accept-encoding`. Rejects unless it is a 200. */
export function bytesOnTheWire(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (reply) => {
      let bytes = 0;
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
      reply.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** Bytes of a file after gzip at its best. */
export const gzipBytes = (file: Buffer): number => gzipSync(file, { level: 9 }).length;
