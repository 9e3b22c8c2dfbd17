import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Served } from './servers';

/** A request, and what every server has to answer. */
export interface Visit {
  path: string;
  status: number;
  /** Headers by name, each with a part that has to be in it; undefined for one that must be absent. */
  headers?: Readonly<Record<string, string | RegExp | undefined>>;
  /** Words of the page. */
  text?: string;
  accept?: string;
}

interface Redirects {
  moved: { from: string; to: string }[];
  gone: string[];
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=',
};
const page = {
  ...always,
  'content-type': 'text/html',
  'content-security-policy': "default-src 'none'",
  'x-frame-options': /^DENY$/,
  'cache-control': /^no-cache$/,
  expires: undefined,
  'x-robots-tag': undefined,
};
const wrongAddress = {
  ...always,
  'content-type': 'text/html',
  'cache-control': /^no-cache$/,
  'content-security-policy': "frame-ancestors 'none'",
};
const forEver = { ...always, 'cache-control': 'immutable' };

const titleOf = (publicDir: string, file: string) =>
  /<title[^>]*>([^<]*)/.exec(readFileSync(join(publicDir, file), 'utf8'))?.[1] ?? '';

/** The lists, where they are files. */
function visitsOfLists(publicDir: string): Visit[] {
  const folder = join(publicDir, 'api/birthdays');
  if (!existsSync(folder)) return [];
  const [code = ''] = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const headers = { ...always, 'cache-control': /^no-store$/, 'x-robots-tag': 'noindex' };
  return [{ path: `/api/birthdays/${code}`, status: 200, headers }];
}

/** What is asked of a server with the built site, whatever the school: pages, addresses of old, wrong ones. */
export function visitsOf({ publicDir, hostsDir }: Served): Visit[] {
  const { moved, gone } = JSON.parse(
    readFileSync(join(hostsDir, 'redirects.json'), 'utf8'),
  ) as Redirects;
  const script = readdirSync(publicDir).find((name) => /^app-.*\.js$/.test(name));
  const lost = titleOf(publicDir, '404.html');
  const to = (location: string) => ({ ...always, location: new RegExp(`${location}$`) });
  return [
    { path: '/', status: 200, headers: page, text: titleOf(publicDir, 'index.html') },
    {
      path: '/ContactUs',
      status: 200,
      headers: page,
      text: titleOf(publicDir, 'ContactUs/index.html'),
    },
    {
      path: '/ContactUs',
      status: 200,
      headers: { ...page, 'content-encoding': 'gzip' },
      accept: 'gzip',
    },
    { path: '/contactus/', status: 301, headers: to('/ContactUs') },
    { path: '/ContactUs/index.html?from=mail', status: 301, headers: to('/ContactUs\\?from=mail') },
    ...moved.flatMap(({ from, to: now }) =>
      from.includes('?')
        ? [{ path: from, status: 301, headers: to(now) }]
        : [
            { path: `${from}?from=mail`, status: 301, headers: to(`${now}\\?from=mail`) },
            { path: `${from.toLowerCase()}/`, status: 301, headers: to(now) },
          ],
    ),
    ...gone.map((path) => ({ path, status: 410, headers: wrongAddress, text: lost })),
    { path: '/Nowhere/at/all', status: 404, headers: wrongAddress, text: lost },
    { path: '/sw.js', status: 200, headers: { ...always, 'cache-control': /^no-cache$/ } },
    { path: '/icons', status: 404 },
    ...visitsOfLists(publicDir),
    { path: '/.htaccess', status: 404 },
    { path: '/_headers', status: 404 },
    { path: '/_redirects', status: 404 },
    {
      path: '/manifest.webmanifest',
      status: 200,
      headers: { 'content-type': 'application/manifest+json' },
    },
    {
      path: '/calendars/school.ics',
      status: 200,
      headers: { 'content-type': 'text/calendar' },
      text: 'BEGIN:VCALENDAR',
    },
    {
      path: '/edit',
      status: 200,
      headers: { ...page, 'content-security-policy': 'connect-src', 'x-robots-tag': 'noindex' },
    },
    ...(script
      ? [{ path: `/${script}`, status: 200, headers: { ...forEver, 'content-type': 'javascript' } }]
      : []),
  ];
}

const holds = (value: string | null, wanted: string | RegExp | undefined): boolean => {
  if (wanted === undefined) return value === null;
  return (
    value !== null && (typeof wanted === 'string' ? value.includes(wanted) : wanted.test(value))
  );
};

/** What is wrong with a server's answer; nothing when it is as it has to be. */
export async function faultsOf(origin: string, visit: Visit): Promise<string[]> {
  const { path, status, headers = {}, text = '', accept = 'identity' } = visit;
  const reply = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': accept },
  });
  const body = await reply.text();
  const wrong = [
    ...(reply.status === status ? [] : [`is ${reply.status}, not ${status}`]),
    ...Object.entries(headers)
      .filter(([name, wanted]) => !holds(reply.headers.get(name), wanted))
      .map(([name, wanted]) => `has ${name}: ${reply.headers.get(name)}, not ${String(wanted)}`),
    ...(body.includes(text) ? [] : [`does not show "${text}"`]),
  ];
  return wrong.map((words) => `${path} ${words}`);
}

/** What is wrong where a server lacks a module: every page has to be there all the same. */
export async function lacksOf(origin: string, { publicDir }: Served): Promise<string[]> {
  const faults: string[] = [];
  for (const path of ['/', '/ContactUs', '/404.html', '/robots.txt', '/sw.js']) {
    const reply = await fetch(origin + path);
    const body = await reply.text();
    const file =
      path === '/' ? 'index.html' : path === '/ContactUs' ? 'ContactUs/index.html' : path;
    if (reply.status !== 200) faults.push(`${path} is ${reply.status}`);
    if (body !== readFileSync(join(publicDir, file), 'utf8'))
      faults.push(`${path} is another text`);
    if (/immutable/.test(reply.headers.get('cache-control') ?? ''))
      faults.push(`${path} is kept for ever`);
  }
  return faults;
}
