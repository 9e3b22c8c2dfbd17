import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inTurn } from '../../build/publish/site-order';
import { type Digests, manifestText, parseManifest, planTransfer } from './plan';
import { uploadGuide } from './upload-guide';

/** Already as small as they get. */
const packed = /\.(?:avif|webp|jpe?g|png|gif|woff2|pdf|zip|docx|xlsx|pptx)$/i;

async function writeZip(file: string, publicDir: string, names: readonly string[]): Promise<void> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  for (const name of names) {
    zip.addFile(join(publicDir, name), name, { compress: !packed.test(name) });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

/** A site as a file to upload. */
interface ZipOptions {
  publicDir: string;
  site: Digests;
  /** Where the file and its page go. */
  folder: string;
  name: string;
  siteUrl: string;
  now: Date;
}

/**
 * Writes the site as a ZIP file, whose files stand in the order in which they are safely unpacked, and a page that
 * tells how to upload it, and what the site of the last such file had that this one lacks. Gives both.
 */
export async function publishZip(options: ZipOptions): Promise<{ zip: string; guide: string }> {
  const { publicDir, site, folder, name, siteUrl, now } = options;
  await mkdir(folder, { recursive: true });
  const record = join(folder, 'last-upload.json');
  const last = parseManifest(await readFile(record, 'utf8').catch(() => undefined));
  const none = { files: new Map<string, string>(), kept: new Map<string, string>() };
  const { inTheWay, remove, kept } = planTransfer(site, last ?? none, now);

  const zip = join(folder, `${name}.zip`);
  const half = join(dirname(zip), `.${name}.half`);
  await writeZip(half, publicDir, inTurn([...site.keys()]));
  await rename(half, zip);
  const guide = join(folder, 'how-to-upload.html');
  await writeFile(guide, uploadGuide(`${name}.zip`, siteUrl, [...inTheWay, ...remove]));
  const stays = [...kept.keys()].map((one) => [one, last?.files.get(one) ?? ''] as const);
  await writeFile(record, manifestText({ files: new Map([...site, ...stays]), kept }));
  return { zip, guide };
}
