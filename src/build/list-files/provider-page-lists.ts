import { join } from 'node:path';
import { readSchool } from '../../content-service/school';
import { createClient } from '../../lib/http/client';
import { sentenceOf } from '../../lib/http/http-error';
import { policyText } from '../../lib/privacy/policy';
import keepWrittenPolicy from '../../lib/privacy/written-policy';
import { today } from '../../lib/dates/plain-date';
import { codePath, pageCalls } from '../../content-service/dataset/page-calls';
import { type CallReply, type PageLists, pageListsOf } from './page-lists';

/** How long a provider may take for one reply, in milliseconds, and how large it may be, in bytes. */
const patience = 10_000;
const mostBytes = 5_000_000;
const attempts = 3;

/** A reply with its body, which may be endless: what is too large is no reply. */
async function limited(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
  if (new URL(response.url).origin !== new URL(url).origin) throw new Error('it leads elsewhere');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    const bytes = part as Uint8Array;
    parts.push(bytes);
    size += bytes.length;
    if (size > mostBytes) throw new Error(`it is larger than ${mostBytes / 1e6} MB`);
  }
  const { status, headers } = response;
  return new Response(status === 204 ? null : Buffer.concat(parts), { status, headers });
}

/** Asks again where the network broke off or the provider failed. */
async function patiently(url: string, init?: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await limited(url, init).catch((error: unknown) => {
      if (attempt === attempts) throw error;
    });
    if (answer && (answer.status < 500 || attempt === attempts)) return answer;
  }
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
): Promise<PageLists> {
  const { code, privacy } = readSchool(join(contentDir, 'site.yaml'));
  const fetchReply = (input: string | URL | Request, init?: RequestInit) =>
    patiently(input instanceof Request ? input.url : String(input), init);
  const client = createClient({ baseUrl, schoolCode: code, fetch: fetchReply, log: warn });
  const replies = await Promise.all(
    pageCalls(privacy)
      .map(codePath)
      .map(async (path): Promise<CallReply[]> => {
        try {
          const list = await client.getList({ name: `${path} for built pages`, path });
          const kept = await keepWrittenPolicy(list, path, policyText(privacy), today(now));
          return [[path, kept as unknown[]]];
        } catch (error) {
          warn(`${sentenceOf(error)} Its page is built without it, and fetches it in the browser.`);
          return [];
        }
      }),
  );
  return pageListsOf(replies.flat(), privacy, now);
}
