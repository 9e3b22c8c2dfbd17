import pLimit from 'p-limit';
import { groupBy } from '../../lib/group-by';
import { fetchFailure } from '../../lib/http/fetch-failure';
import type { FolderText } from './folder-texts';

/** An address on another site, and every place that names it. */
export interface ExternalLink {
  url: string;
  places: { file: string; line: number; column: number }[];
}

const address = /https?:\/\/[^\s'"<>()[\]{}|\\^`]+/g;

/** Reserved example domains: placeholders for an address that is still to be written. */
const placeholder = /(^|\.)(example|test|invalid)$/;

/** Whether an address is a placeholder. */
export function isPlaceholder(url: string): boolean {
  return placeholder.test(new URL(url).hostname);
}

/** Every external address of the texts, once; what stands behind a # is for the browser. */
export function externalLinks(texts: readonly FolderText[]): ExternalLink[] {
  const links = new Map<string, ExternalLink>();
  for (const { file, lines } of texts) {
    for (const [index, line] of lines.entries()) {
      for (const { 0: written, index: start } of line.matchAll(address)) {
        const url = written.replace(/#.*/s, '').replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
        if (!URL.canParse(url)) continue;
        const link = links.get(url) ?? { url, places: [] };
        link.places.push({ file, line: index + 1, column: start + 1 });
        links.set(url, link);
      }
    }
  }
  return [...links.values()];
}

/** The result of a request for an address; `words` say why it is broken, or a note on it. */
export interface Answer {
  state: 'alive' | 'broken' | 'unsure';
  words?: string;
}

const headers = { 'user-agent': 'Mozilla/5.0 (compatible; school-website link check)' };

/** Statuses that do not show whether a page exists. */
const unsure = new Set([401, 403, 408, 425, 429, 503, 999]);

async function request(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Response> {
  const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  return response;
}

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

const hosts = 6;

/** Requests every address, several hosts in parallel, and one address of a host at a time. */
export async function askAll(
  urls: readonly string[],
  timeoutMs: number,
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
