/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { replaceSite } from '../../src/build/publish/replace-site';
import { cleanUp, newAppWithoutLists, newFolder } from './support/app';

afterAll(cleanUp);

const builds = 20;
const addresses = ['/', '/Fee', '/News'];
const encodings = ['br', 'identity'];
const requests = addresses.flatMap((url) => encodings.map((encoding) => ({ url, encoding })));

const foldersIn = (root: string) => ({
  publicDir: join(root, 'public'),
  hostsDir: join(root, 'hosts'),
});

/** A finished site beside the one that is served, each page with its compressed text. */
function writeBuild(root: string, build: number): void {
  for (const name of ['index.html', 'Fee/index.html', 'News/index.html', '404.html']) {
    const file = join(root, 'public', name);
    const text = `<!doctype html><title>${name}</title><p>build ${build}, ${'words '.repeat(300)}</p>`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
}

it('answers with the old page or the new one while a site is replaced', async () => {
  const root = newFolder();
  const [next, site] = [join(root, 'next'), join(root, 'site')];
  const replace = () => replaceSite(foldersIn(next), foldersIn(site));
  writeBuild(next, 0);
  await replace();
  const app = await newAppWithoutLists({ publicDir: join(site, 'public') });

  /** Which build answers; a status where it is no page. */
  const ask = async ({ url, encoding }: (typeof requests)[number]) => {
    const reply = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    const isBrotli = reply.headers['content-encoding'] === 'br';
    const body = isBrotli ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload;
    return /build (\d+),.*<\/p>$/.exec(body.toString())?.[1] ?? `status ${reply.statusCode}`;
  };

  for (let build = 1; build <= builds; build += 1) {
    writeBuild(next, build);
    let replacing = true;
    const replaced = replace().finally(() => (replacing = false));
    while (replacing) {
      for (const answer of await Promise.all(requests.map(ask))) {
        expect([`${build - 1}`, `${build}`]).toContain(answer);
      }
    }
    await replaced;
    expect(new Set(await Promise.all(requests.map(ask)))).toEqual(new Set([`${build}`]));
  }
});
