import { fromBufferPromise } from 'yauzl';
import { limits, megabytes } from './limits';

/** Whether bytes begin as a ZIP does, which .xlsx, .ods and .docx are. */
export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** What is said of a file that its reader could not take. */
export const damagedFile = 'it is damaged; open it in its program, save it again, and import that';

/** What a file is refused for: told to whoever imports, without a stack. */
export class Refused extends Error {}

/** All that comes piece by piece. Refuses, in the words of `what`, more than so many bytes. */
export async function bytesIn(
  pieces: AsyncIterable<unknown>,
  most: number,
  what: string,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of pieces) {
    const piece = Buffer.from(chunk as Uint8Array | string);
    length += piece.length;
    if (length > most) throw new Refused(`${what} has more than ${megabytes(most)}`);
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

/** Unpacks a file and throws it away: what it really holds is counted, whatever its list of contents says. */
async function unpackedBytes(bytes: Buffer): Promise<number> {
  const zip = await fromBufferPromise(bytes);
  let unpacked = 0;
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    entries += 1;
    // The list of contents is asked first: what admits to be too large is not unpacked at all.
    if (unpacked + entry.uncompressedSize > limits.unpacked || entries > limits.entries) {
      return Infinity;
    }
    if (entry.fileName.endsWith('/')) continue;
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > limits.unpacked) return Infinity;
    }
  }
  return unpacked;
}

/** Refuses a zipped file that is damaged, or would unpack to more than a computer of an office can take. */
export async function guardZip(bytes: Buffer): Promise<void> {
  let unpacked: number;
  try {
    unpacked = await unpackedBytes(bytes);
  } catch {
    throw new Refused(damagedFile);
  }
  if (unpacked > limits.unpacked) {
    throw new Refused(
      `unpacked it has more than ${megabytes(limits.unpacked)}, which no list of a school has; copy the rows that are needed into a new file`,
    );
  }
}
