import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { readSchool } from '../../content-service/school';
import { withoutEndSlash } from '../../lib/http/base-url';
import { fetchFailure, mostBytes } from '../../lib/http/fetch-failure';
import { keepsRules } from '../../lib/http/page-policy';
import allowedReply from '../../lib/http/provider-reply/allowed-reply';
import { sentJson } from '../../lib/http/provider-reply/sent-json';
import { policyText } from '../../lib/privacy/policy';
import keepWrittenPolicy from '../../lib/privacy/written-policy';
import { today } from '../../lib/dates/plain-date';
import { codePath, pageCalls } from '../../content-service/dataset/page-calls';
import { type CallReply, type PageLists, pageListsOf } from './page-lists';

/** How long a provider may take for one reply, in milliseconds. */
const patience = 10_000;
/** How long to wait before each further attempt, in milliseconds. */
const usualWaits: readonly number[] = [500, 1_000];

/** A reply with its body, which may be endless: what is too large is no reply. */
async function limited(url: string): Promise<{ response: Response; bytes: ArrayBuffer }> {
  const headers = { accept: 'application/json' };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
  const { origin } = new URL(response.url);
  if (origin !== new URL(url).origin) throw new Error(`it leads to another origin, ${origin}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    const bytes = part as Uint8Array;
    parts.push(bytes);
    size += bytes.length;
    if (size > mostBytes) throw new Error(`it is larger than ${mostBytes / 1e6} MB`);
  }
  return { response, bytes: new Uint8Array(Buffer.concat(parts)).buffer };
}

/** Asks again, after each of the waits, where the network broke off or the provider failed. */
async function patiently(
  url: string,
  [next, ...further]: readonly number[],
): ReturnType<typeof limited> {
  const reply = limited(url);
  const isReply = await reply.then(
    ({ response }) => response.status < 500,
    () => false,
  );
  if (isReply || next === undefined) return reply;
  await wait(next);
  return patiently(url, further);
}

/**
 * The lists that a provider's API gives, held to the school's rules as in the browser. A list that can't be had
 * is fetched in the browser alone; each is told in one sentence by `warn`.
 */
export async function providerPageLists(
  contentDir: string,
  baseUrl: string,
  now: Date,
  warn: (sentence: string) => void,
  waits = usualWaits,
): Promise<PageLists> {
  const { code, privacy } = readSchool(join(contentDir, 'site.yaml'));
  const base = withoutEndSlash(baseUrl);
  const policy = policyText(privacy);
  const day = today(now);
  async function listOf(path: string, url: string): Promise<CallReply[]> {
    try {
      const { response, bytes } = await patiently(url, waits);
      if (!response.ok) throw new Error(`it answers with ${response.status}`);
      const json = sentJson(bytes, response.headers.get('content-type') ?? '');
      if (json === undefined) throw new Error('it is empty or is no JSON');
      const list = keepsRules(response)
        ? await keepWrittenPolicy(json, path, policy, day)
        : await allowedReply(json, { path, base, policy, day, warn });
      if (!Array.isArray(list)) throw new Error('it holds no list');
      return [[path, list]];
    } catch (error) {
      const why = fetchFailure(error, patience);
      warn(`${url}: ${why}. Its page is built without it, and fetches it in the browser.`);
      return [];
    }
  }
  const replies = pageCalls(privacy).map((route) =>
    listOf(codePath(route), base + route.replace(':code', encodeURIComponent(code))),
  );
  return pageListsOf((await Promise.all(replies)).flat(), privacy, now);
}
