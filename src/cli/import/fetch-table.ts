import { limits } from './limits';
import { bytesIn, Refused } from './zip-guard';

const longestMs = 20_000;
const mostRedirects = 5;

const notShared =
  'the address gives a page and no table; in Google Sheets choose File, Share, Publish to web, "Comma-separated values", and copy the address that it gives';

/** The address under which Google gives a sheet as CSV, of the one in a browser's bar; others as they are. */
export function tableAddress(written: string): string {
  const url = new URL(written);
  if (url.protocol !== 'https:') throw new Refused(`${written} has to begin with https://`);
  const [, id] = /^\/spreadsheets\/d\/([\w-]+)\/(?:edit|view)?/.exec(url.pathname) ?? [];
  if (url.hostname !== 'docs.google.com' || id === undefined || id === 'e') return written;
  const gid = /gid=(\d+)/.exec(url.hash + url.search)?.[1] ?? '0';
  return `https://docs.google.com/spreadsheets/d/${id}/export?format=csv&gid=${gid}`;
}

/** Follows redirects by hand, so that none leads away from https. */
async function replyOf(
  address: string,
  signal: AbortSignal,
  left = mostRedirects,
): Promise<Response> {
  const response = await fetch(address, { signal, redirect: 'manual' });
  const to = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || to === null) return response;
  if (left === 0) throw new Refused('the address leads in a circle');
  return replyOf(tableAddress(new URL(to, address).href), signal, left - 1);
}

const bodyOf = async ({ body }: Response): Promise<Buffer> =>
  body ? bytesIn(body, limits.file, 'what is there') : Buffer.alloc(0);

/** Asks another server for a table: by https alone, at most 25 MB, within 20 seconds. */
export async function fetchTable(written: string): Promise<Buffer> {
  const address = tableAddress(written);
  const signal = AbortSignal.timeout(longestMs);
  try {
    const response = await replyOf(address, signal);
    if (!response.ok)
      throw new Refused(`${address} answers with status ${response.status}; ${notShared}`);
    if (/html/i.test(response.headers.get('content-type') ?? '')) throw new Refused(notShared);
    return await bodyOf(response);
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (signal.aborted)
      throw new Refused(`${address} took longer than ${longestMs / 1000} seconds`);
    throw new Refused(`${address} can't be reached; look at the address and the network`);
  }
}

type FetchedPicture = { data: Buffer } | { problem: string };

async function pictureAt(address: string): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(longestMs);
  try {
    const isPlain = address.startsWith('http:');
    const response = await (isPlain ? fetch(address, { signal }) : replyOf(address, signal));
    if (!response.ok) return { problem: `status ${response.status}` };
    const isPicture = /^image\//i.test(response.headers.get('content-type') ?? '');
    if (!isPicture) return { problem: 'a page and no picture' };
    return { data: await bodyOf(response) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    return { problem: signal.aborted ? `no answer in ${longestMs / 1000} seconds` : 'no answer' };
  }
}

/**
 * Asks an older site for a picture, under the same limits: by https, and by http where the export names it so and the
 * site has no certificate, or none that holds any more.
 */
export async function fetchPicture(address: string): Promise<FetchedPicture> {
  const url = new URL(address);
  const isPlain = url.protocol === 'http:';
  url.protocol = 'https:';
  const safe = await pictureAt(url.href);
  return 'data' in safe || !isPlain ? safe : pictureAt(address);
}
