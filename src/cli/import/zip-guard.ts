import { fromBufferPromise } from 'yauzl';
import { limits, megabytes } from './limits';

/** Whether bytes begin as a ZIP does, which .xlsx, .ods and .docx are. */
export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

const damaged = 'it is damaged; open it in its program, save it again, and import that';

/** What a file is refused for: told to whoever imports, without a stack. */
export class Refused extends Error {}

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
    throw new Refused(damaged);
  }
  if (unpacked > limits.unpacked) {
    throw new Refused(
      `unpacked it has more than ${megabytes(limits.unpacked)}, which no list of a school has; copy the rows that are needed into a new file`,
    );
  }
}

/** What is said of a file that its reader could not take. */
export const damagedFile = damaged;
