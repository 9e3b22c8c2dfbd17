import { readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { onDisk } from '../content-new/file-names';
import { fetchTable } from './fetch-table';
import { limits, megabytes } from './limits';
import { bytesIn } from './zip-guard';

/** What is imported, in whole. */
export interface Source {
  /** As messages name it. */
  name: string;
  bytes: Buffer;
  /** The folder that it stands in, with the photos and documents that it names. */
  beside: string;
}

async function pasted(): Promise<Buffer> {
  if (process.stdin.isTTY) {
    console.log('Paste the table, with its headings, and end it with Enter and Ctrl+D:');
  }
  return bytesIn(process.stdin, limits.file, 'it');
}

/** Whether an argument is a folder, and no file or address. */
export const isFolder = (written: string): boolean =>
  statSync(onDisk(written), { throwIfNoEntry: false })?.isDirectory() === true;

/** Reads what was named: a file, an https address, or `-` for what is pasted. */
export async function openSource(written: string): Promise<Source> {
  const here = onDisk('.');
  if (written === '-') return { name: 'pasted table', bytes: await pasted(), beside: here };
  if (/^[a-z]+:\/\//i.test(written)) {
    return { name: new URL(written).hostname, bytes: await fetchTable(written), beside: here };
  }
  const path = onDisk(written);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file ${written}.`);
  const name = basename(path);
  if (found.size > limits.export) {
    throw new Error(`${name} has ${megabytes(found.size)}, more than ${megabytes(limits.export)}.`);
  }
  return { name, bytes: readFileSync(path), beside: dirname(path) };
}
