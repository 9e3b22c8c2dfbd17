import pLimit from 'p-limit';
import { groupBy } from '../../lib/group-by';
import { fetchFailure } from '../../lib/http/fetch-failure';

/** The result of a request for an address; `words` say why it is broken, or a note on it. */
export interface Answer {
  state: 'alive' | 'broken' | 'unsure';
  words?: string;
}

/** The timeout of a request, and how many hosts are requested in parallel. */
export interface AskOptions {
  timeoutMs: number;
  hosts: number;
}

const headers = { 'user-agent': 'Mozilla/5.0 (compatible; school-website link check)' };

/** Statuses that do not show whether a page exists. */
const unsure = new Set([401, 403, 408, 425, 429, 503, 999]);

async function request(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Response> {
  const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  return response;
}

/** Requests one address with HEAD, and with GET where HEAD fails. */
async function ask(url: string, timeoutMs: number): Promise<Answer> {
  try {
    let response = await request(url, 'HEAD', timeoutMs);
    if (response.status >= 400) response = await request(url, 'GET', timeoutMs);
    const { status, redirected } = response;
    if (unsure.has(status)) return { state: 'unsure', words: `it answers programs with ${status}` };
    if (status >= 400) return { state: 'broken', words: `it answers with ${status}` };
    return { state: 'alive', ...(redirected && { words: `leads on to ${response.url}` }) };
  } catch (error) {
    // What is to do about it behind the colon is for its own school.
    const [reason] = fetchFailure(error, timeoutMs).split(': ', 1);
    return { state: 'broken', ...(reason && { words: reason }) };
  }
}

/** Requests every address, several hosts in parallel, and one address of a host at a time. */
export async function askAll(
  urls: readonly string[],
  { timeoutMs, hosts }: AskOptions,
): Promise<Map<string, Answer>> {
  const byHost = groupBy(urls, (url) => new URL(url).host);
  const answers = new Map<string, Answer>();
  const limit = pLimit(hosts);
  const askInTurn = async (own: readonly string[]) => {
    for (const url of own) answers.set(url, await ask(url, timeoutMs));
  };
  await Promise.all([...byHost.values()].map((own) => limit(askInTurn, own)));
  return answers;
}
