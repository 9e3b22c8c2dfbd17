import { hashedNames } from '../../lib/headers/cache-control';
import { redirectSourceOf } from '../../content/redirect-source';
import { encodedAddress } from '../../content/redirects';
import { type Headers, type HostRules, hostsOwn, queryVariants, variantsOf } from './host-rules';
import { withBase } from '../../lib/base-path';
import { itemName } from '../../lib/http/item-folders';
import { listDocuments } from './list-files';

const quoted = (text: string) => `"${text.replaceAll('%', '%%').replace(/["\\]/g, '\\$&')}"`;

/** The host's own value goes first: Apache keeps those of `always` apart, and would send both. */
const set = (headers: Headers) =>
  Object.entries(headers).flatMap(([name, value]) => [
    `Header unset ${name}`,
    `Header always set ${name} ${quoted(value)}`,
  ]);

const within = (section: string, name: string, lines: readonly string[]) => [
  `<${section} ${name}>`,
  ...lines,
  `</${section}>`,
];

const ifModule = (name: string, ...lines: string[]) => within('IfModule', `mod_${name}.c`, lines);

/** Lines for files by their name alone: whoever reads `.htaccess` knows these sections. */
const ofFiles = (name: string, headers: Headers) => within('Files', `"${name}"`, set(headers));

/** The types of a site's files: hosts may know them not at all or by older names, and `nosniff` refuses those. */
const types = [
  ['text/javascript', 'js mjs'],
  ['text/css', 'css'],
  ['application/json', 'json'],
  ['application/manifest+json', 'webmanifest'],
  ['application/xml', 'xml'],
  ['text/calendar; charset=utf-8', 'ics'],
  ['image/svg+xml', 'svg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['font/woff2', 'woff2'],
] as const;

/**
 * What gets smaller on the way; the modules that do it may be missing. The compressed files of the build are
 * not for Apache: a server that sent one without its encoding would show signs in place of a page.
 */
const compressed =
  'text/html text/css text/javascript text/plain text/calendar ' +
  'application/json application/manifest+json application/xml image/svg+xml';

/** A percent sign would begin a part of what was matched. */
const substitution = (to: string) => encodedAddress(to).replaceAll('%', '\\%');

/** What answers at an old address; one with a query has it matched, and loses it on the way. */
function redirectRule(address: string, to: string, status: string): string[] {
  const { path, query } = redirectSourceOf(address);
  const flags = [
    'NC',
    `R=${status}`,
    ...(to.includes('%') ? ['NE'] : []),
    ...(query !== undefined && status === '301' ? ['QSD'] : []),
    'L',
  ];
  const rule = `RewriteRule "^${variantsOf(path)}$" ${to} [${flags.join(',')}]`;
  return query === undefined
    ? [rule]
    : [`RewriteCond "%{QUERY_STRING}" "^${queryVariants(query)}" [NC]`, rule];
}

/**
 * The file `.htaccess`, which Apache and LiteSpeed read and never serve. It needs `AllowOverride FileInfo
 * Indexes` and the modules headers and rewrite; with deflate and filter texts are compressed. A missing
 * module costs what it does, and no answer.
 *
 * LiteSpeed knows no `expr=`, and sets a header for every address then. What is not for every one stands
 * in sections for names of files, or in the folder that it is for (`apacheFolders`).
 */
export function apacheRules(rules: HostRules): string {
  const { base, everywhere, pages, moved, gone, notFound, hashed, updates, items } = rules;
  const placed = (path: string) => withBase(encodeURI(path), base);
  return [
    'AddDefaultCharset utf-8',
    `ErrorDocument 404 ${base}/404.html`,
    `ErrorDocument 410 ${base}/404.html`,
    ...ifModule('dir', 'DirectoryIndex index.html'),
    ...ifModule(
      'mime',
      ...types.map(
        ([type, endings]) =>
          `AddType '${type}' ${endings
            .split(' ')
            .map((ending) => `.${ending}`)
            .join(' ')}`,
      ),
    ),
    ...ifModule('deflate', ...ifModule('filter', `AddOutputFilterByType DEFLATE ${compressed}`)),
    // Of the host's own, which would send a second age.
    ...ifModule('expires', 'ExpiresActive Off'),
    '',
    ...ifModule(
      'headers',
      ...set({ ...everywhere, ...updates.headers }),
      ...within('FilesMatch', `"${hashedNames}"`, set(hashed)),
      ...pages
        .filter(({ path }) => path === '/')
        .flatMap(({ headers }) => ofFiles('index.html', headers)),
      ...ofFiles('404.html', notFound),
    ),
    '',
    ...ifModule(
      'rewrite',
      'RewriteEngine On',
      `RewriteRule "^${hostsOwn}$" - [R=404,L]`,
      ...pages.flatMap(({ path }) => [
        `RewriteCond "%{THE_REQUEST}" "!^[A-Z]+ ${placed(path)}[ ?]"`,
        `RewriteRule "^${path === '/' ? 'index\\.html' : variantsOf(path)}$" "${placed(path)}" [NC,R=301,L]`,
      ]),
      ...items.flatMap(({ folder }) => [
        // What was asked for, and not what the last rule below makes of it.
        `RewriteCond "%{THE_REQUEST}" "^[A-Z]+ ${base}${folder}/${itemName}/"`,
        `RewriteRule "^(${folder.slice(1)}/${itemName})/(index\\.html)?$" "${base}/$1" [R=301,L]`,
      ]),
      ...moved.flatMap(({ from, to }) =>
        redirectRule(from, `"${substitution(withBase(to, base))}"`, '301'),
      ),
      ...gone.flatMap((address) => redirectRule(address, '-', '410')),
      // Whatever the host opens first, such as an index.php of old.
      `RewriteRule "^$" "${base}/index.html" [L]`,
      // Where many sites share a server, its DOCUMENT_ROOT may be another one's.
      'RewriteCond "%{REQUEST_FILENAME}/index.html" -f',
      `RewriteRule "^(.+)$" "${base}/$1/index.html" [L]`,
      // No list of what a folder holds. `Options` may be forbidden, and every answer be 500 then.
      'RewriteCond "%{REQUEST_FILENAME}" -d',
      'RewriteRule "^.+$" - [R=404,L]',
    ),
    '',
  ].join('\n');
}

/**
 * What stands in the `.htaccess` of a folder, by its address: the policy of its page, which has no slash at its
 * end, and what goes for all that it holds, folders in it too.
 */
export function apacheFolders(rules: HostRules): ReadonlyMap<string, string> {
  const { pages, documents, hashed, lists, editor } = rules;
  const lines = new Map<string, string[]>();
  const add = (folder: string, more: string[]) =>
    lines.set(folder, [...(lines.get(folder) ?? []), ...more]);
  add('/static', set(hashed));
  add('/papers', set(documents));
  add(editor.folder, set(editor.headers));
  for (const { path, headers } of lists) add(path.replace(/\/$/, ''), set(headers));
  if (lists.length > 0) add(listDocuments.replace(/\/$/, ''), set(documents));
  for (const { path, headers } of pages) {
    if (path !== '/') add(path, ofFiles('index.html', headers));
  }
  const ofPages = new Set(pages.map(({ path }) => path));
  return new Map(
    [...lines].map(([folder, all]) => [
      folder,
      (ofPages.has(folder) ? `${withoutSlash.join('\n')}\n` : '') + textOf(all),
    ]),
  );
}

/**
 * The same for the folder of a single item, from that of the built page that is sent there: searches
 * are not to find it.
 */
export const apacheItemRules = (ofPage: string): string =>
  ofPage + textOf(ofFiles('index.html', { 'X-Robots-Tag': 'noindex' }));

/**
 * Without the rules, a slash is the only way to a page. It stays for the folder of the whole site, which below a
 * path (`/new`) no rule of its own is asked for.
 * https://httpd.apache.org/docs/2.4/mod/mod_dir.html#directoryslash
 */
const withoutSlash = ifModule('rewrite', ...ifModule('dir', 'DirectorySlash Off'));

const textOf = (lines: readonly string[]) => `${ifModule('headers', ...lines).join('\n')}\n`;
