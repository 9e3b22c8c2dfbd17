import { hashedNames } from '../../lib/headers/cache-control';
import { isOfEditor } from '../../lib/headers/editor-policy';
import { redirectSourceOf } from '../../content/redirect-source';
import { encodedAddress } from '../../content/redirects';
import { type Headers, type HostRules, hostsOwn, queryVariants, variantsOf } from './host-rules';
import { withBase } from '../../lib/base-path';
import { itemName } from '../../lib/http/item-folders';
import { listDocuments } from './list-files';

const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

const added = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** A location with its headers. One that sets any inherits none, so each sets all. */
function location(match: string, headers: Headers, ...more: string[]): string {
  const lines = added(headers);
  return `location ${match} {\n${[...lines, ...more].map((line) => `  ${line}`).join('\n')}\n}`;
}

/** Of one type, whatever the host's table of types says. */
const ofType = (type: string) => ['types { }', `default_type ${type};`];

/** What answers at an old address; one with a query is told before any location is looked for. */
function redirect(base: string, address: string, answer: string): string {
  const { path, query } = redirectSourceOf(address);
  if (query === undefined) {
    const kept = answer.startsWith('301') && !answer.includes('?') ? '$is_args$args' : '';
    return `location ~* "^${base}/${variantsOf(path)}$" { return ${answer}${kept}; }`;
  }
  const asked = variantsOf(encodeURI(path));
  return `if ($request_uri ~* "^${base}/${asked}\\?${queryVariants(query)}") { return ${answer}; }`;
}

/** How the file is included: below a path the root has a folder of the path's name in it. */
const insideOf = (base: string) =>
  base === ''
    ? '# Inside: server { listen 443 ssl; root /srv/school/public; include /srv/school/hosts/nginx.conf; }'
    : `# Inside: server { listen 443 ssl; root /srv/www; include /srv/school/hosts/nginx.conf; }, where /srv/www${base} leads to /srv/school/public`;

/**
 * A file to be included in a `server` block of nginx whose `root` is the built site. Pages have no
 * slash at the end; other spellings of an address are sent to the page.
 */
export function nginxRules(rules: HostRules): string {
  const { base, everywhere, pages, moved, gone, notFound, documents } = rules;
  const placed = (path: string) => withBase(encodeURI(path), base);
  const { hashed, updates, items, lists, editor } = rules;
  const fresh = { ...everywhere, ...updates.headers };
  const kept = { ...everywhere, ...hashed };
  return [
    insideOf(base),
    `charset utf-8;\nabsolute_redirect off;\nerror_page 404 410 ${base}/404.html;\ngzip_static on;`,
    // For redirects, whose locations set nothing of their own.
    added(everywhere).join('\n'),
    location(`= ${base}/404.html`, { ...fresh, ...notFound }, 'internal;'),
    `location ~ "^${base}/${hostsOwn}$" { return 404; }`,
    location(`= ${base}/manifest.webmanifest`, fresh, ...ofType('application/manifest+json')),
    ...pages.map(({ path, headers }) =>
      location(
        `= ${placed(path)}`,
        { ...fresh, ...headers, ...(isOfEditor(path) && editor.headers) },
        `try_files ${base}${path === '/' ? '' : path}/index.html =404;`,
      ),
    ),
    location(`^~ ${base}/static/`, kept),
    location(`^~ ${base}/papers/`, { ...fresh, ...documents }),
    // Its table of types knows no calendars.
    location(`^~ ${base}/calendars/`, fresh, ...ofType("'text/calendar; charset=utf-8'")),
    ...lists.map(({ path, headers }) =>
      location(`^~ ${base}${path}`, { ...fresh, ...headers }, ...ofType('application/json')),
    ),
    ...(lists.length > 0
      ? [location(`^~ ${base}${listDocuments}`, { ...fresh, ...documents })]
      : []),
    ...items.map(({ folder, headers }) =>
      location(
        `~ "^${base}${folder}/${itemName}$"`,
        { ...fresh, ...headers },
        'try_files $uri/index.html =404;',
      ),
    ),
    ...items.map(
      ({ folder }) =>
        `location ~ "^(${base}${folder}/${itemName})/(index\\.html)?$" { return 301 $1$is_args$args; }`,
    ),
    location(`~ "${hashedNames}"`, kept),
    ...pages.map(
      ({ path }) =>
        `location ~* "^${base}/${path === '/' ? 'index\\.html' : variantsOf(path)}$" { return 301 ${placed(path)}$is_args$args; }`,
    ),
    ...moved.map(({ from, to }) =>
      redirect(base, from, `301 ${withBase(encodedAddress(to), base).replaceAll(';', '%3B')}`),
    ),
    ...gone.map((address) => redirect(base, address, '410')),
    location(`${base}${editor.folder}/`, { ...fresh, ...editor.headers }, 'try_files $uri =404;'),
    location(`${base}/`, fresh, 'try_files $uri =404;'),
    ...(base === '' ? [] : [`location = ${base} { return 301 ${base}/$is_args$args; }`]),
    '',
  ].join('\n\n');
}
