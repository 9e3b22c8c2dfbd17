import { isUtf8 } from 'node:buffer';
import { sentenceOf } from '../../lib/http/http-error';
import { fetchFailure, mostBytes } from '../../lib/http/fetch-failure';
import { jsonOf } from '../../lib/http/json-of';
import { isTooDeep } from '../../lib/http/provider-reply/bounded-json';
import { jsonIn, sentText } from '../../lib/http/provider-reply/sent-json';
import type { SchoolRules } from './held-to-rules';
import { lacks, type Line, note } from './report';

/** How a provider is asked. */
export interface AskOptions {
  /** Where the provider's API stands, without a slash at the end. */
  base: string;
  /** The origin of the site, whose pages have to be let in; '' where it is not known. */
  site: string;
  token: string | undefined;
  timeoutMs: number;
  /** The rules for children's data by which pages show the lists. */
  rules?: SchoolRules | undefined;
}

/** A reply as a browser would get it, and what is to say of it. */
export interface Reply {
  /** `undefined` where nothing can be read. */
  json: unknown;
  headers: Headers;
  remarks: Line[];
}

/** A reply that takes longer keeps visitors waiting. */
const slowMs = 3_000;

/** Addresses that a secure page may ask without a certificate. */
const ON_THIS_MACHINE = /^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::|$)/;

/** Whether a page of the site may read what came: a browser keeps it back otherwise. */
function crossOrigin(url: string, { headers }: Response, site: string): Line[] {
  const { origin, protocol } = new URL(url);
  if (!site || origin === site) return [];
  if (site.startsWith('https:') && protocol === 'http:' && !ON_THIS_MACHINE.test(origin)) {
    return [lacks(`browsers ask no http: address from ${site}; the provider needs https:`)];
  }
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === site) return [];
  const sent = allowed === null ? 'is missing' : `is ${allowed}`;
  return [
    lacks(
      `browsers keep it from the site's pages: Access-Control-Allow-Origin ${sent}, not ${site}`,
    ),
  ];
}

/** What a text is that is no JSON: how it begins, or where it breaks off being one. */
function notJson(text: string): string {
  if (/^<(?:\?xml|rss|feed|rdf:)/i.test(text)) return 'XML, such as RSS, which no page reads';
  if (/^<(?:!doctype )?html/i.test(text))
    return `a page of HTML, such as a log-in or an error: ${JSON.stringify(text.slice(0, 60))}`;
  if (text === '') return 'nothing came';
  if (isTooDeep(text)) return 'more than a thousand brackets stand within each other';
  if (/^[[{][^]*[^\]}]$/.test(text))
    return `it ends in the middle, behind ${JSON.stringify(text.slice(-40))}; its program stopped, or the reply was cut`;
  try {
    if (/^[[{]/.test(text)) JSON.parse(text);
  } catch (error) {
    return sentenceOf(error);
  }
  return JSON.stringify(text.slice(0, 60));
}

function failure(url: string, response: Response): Line[] {
  const { status, url: from, redirected } = response;
  if (status > 300 && status < 400) {
    const to = response.headers.get('location') ?? 'nowhere';
    return [lacks(`it leads on to ${to}; a page that sends a token follows none`)];
  }
  if (redirected && new URL(from).origin !== new URL(url).origin) {
    return [lacks(`it leads to another origin, ${new URL(from).origin}, which no page follows`)];
  }
  return response.ok ? [] : [lacks(`it answers with ${status}`)];
}

/** Sends one call as a page of the site does, and reads the reply. Never rejects. */
export async function askProvider(url: string, auth: boolean, options: AskOptions): Promise<Reply> {
  const { site, token, timeoutMs } = options;
  const hasToken = auth && Boolean(token);
  const headers = {
    accept: 'application/json',
    ...(site && { origin: site }),
    ...(hasToken && { authorization: `Bearer ${token}` }),
  };
  const started = performance.now();
  try {
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: hasToken ? 'manual' : 'follow',
    });
    const bytes = await response.arrayBuffer();
    const text = sentText(bytes, response.headers.get('content-type') ?? '').trim();
    const ms = Math.round(performance.now() - started);
    const remarks = [...failure(url, response), ...crossOrigin(url, response, site)];
    if (ms > slowMs) remarks.push(note(`slow: it took ${ms} ms`));
    if (bytes.byteLength > mostBytes) {
      remarks.push(lacks(`it is larger than ${mostBytes / 1e6} MB; pages are built without it`));
    }
    const [, lost = ''] = /([^\s"]{0,20}\ufffd)/.exec(text) ?? [];
    if (lost) remarks.push(lacks(`it is not sent as UTF-8; letters are lost, such as "${lost}"`));
    else if (!isUtf8(bytes)) remarks.push(note('it is not sent as UTF-8, the encoding of JSON'));
    const json = response.ok ? jsonIn(text) : undefined;
    if (response.ok && json === undefined) {
      remarks.push(lacks(`it is no JSON: ${notJson(text)}`));
    } else if (json !== undefined && jsonOf(text) === undefined) {
      remarks.push(note(`it is read, but it is no plain JSON: ${notJson(text)}`));
    }
    return { json, headers: response.headers, remarks };
  } catch (error) {
    return {
      json: undefined,
      headers: new Headers(),
      remarks: [lacks(fetchFailure(error, timeoutMs))],
    };
  }
}

/** Whether a file can be had: what is to say of it otherwise. */
export async function askFile(url: string, { timeoutMs }: AskOptions): Promise<Line[]> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok ? [] : [lacks(`its file ${url} answers with ${response.status}`)];
  } catch (error) {
    return [lacks(`its file ${url}: ${fetchFailure(error, timeoutMs)}`)];
  }
}
