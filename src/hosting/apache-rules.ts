import { hashedNames } from './cache-control';
import { formerPathOf } from '../content/former-path';
import { encodedAddress } from './former-addresses';
import { type Headers, type HostRules, hostsOwn, queryVariants, variantsOf } from './host-rules';
import { itemName } from './item-folders';
import { listPapers } from './list-files';

const quoted = (text: string) => `"${text.replaceAll('%', '%%').replace(/["\\]/g, '\\$&')}"`;

const set = (headers: Headers, when?: string) =>
  Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} ${quoted(value)}${when ? ` "expr=${when}"` : ''}`,
  );

/** What gets smaller on the way; the modules that do it may be missing. */
const compressed = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
];

/** A percent sign would begin a part of what was matched. */
const substitution = (to: string) => encodedAddress(to).replaceAll('%', '\\%');

/** What answers at a former address; one with a query has it matched, and loses it on the way. */
function formerRule(address: string, to: string, status: string): string[] {
  const { path, query } = formerPathOf(address);
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

/** The address as it was asked for, whatever it has been rewritten to since. */
const asked = (path: string) => `%{THE_REQUEST} =~ m#^[A-Z]+ ${path}[ ?]#`;

/**
 * The file `.htaccess`, which Apache reads and never serves. It needs `AllowOverride All` and the
 * modules headers and rewrite; with deflate and filter texts are compressed.
 */
export function apacheRules(rules: HostRules): string {
  const {
    everywhere,
    pages,
    moved,
    gone,
    notFound,
    papers,
    hashed,
    updates,
    items,
    lists,
    editor,
  } = rules;
  const uri = (pattern: string) => `%{REQUEST_URI} =~ m#${pattern}#`;
  return [
    'Options -Indexes -MultiViews',
    'AddDefaultCharset utf-8',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    'ErrorDocument 404 /404.html',
    'ErrorDocument 410 /404.html',
    'AddType application/manifest+json .webmanifest',
    "AddType 'text/calendar; charset=utf-8' .ics",
    'AddType font/woff2 .woff2',
    '<IfModule mod_deflate.c>',
    '<IfModule mod_filter.c>',
    `AddOutputFilterByType DEFLATE ${compressed.join(' ')}`,
    '</IfModule>',
    '</IfModule>',
    '',
    ...set({ ...everywhere, ...updates.headers }),
    ...set(hashed, uri('^/static/')),
    ...set(hashed, uri(hashedNames)),
    ...set(papers, uri('^/papers/')),
    ...set(editor.headers, uri(`^${editor.folder}(/|$)`)),
    ...lists.flatMap(({ path, headers }) => set(headers, uri(`^${path}`))),
    ...(lists.length > 0 ? set(papers, uri(`^${listPapers}`)) : []),
    ...pages.flatMap(({ path, headers }) => set(headers, asked(encodeURI(path)))),
    ...items.flatMap(({ folder, headers }) => set(headers, asked(`${folder}/${itemName}`))),
    ...set(notFound, '%{REQUEST_STATUS} == 404 || %{REQUEST_STATUS} == 410'),
    '',
    'RewriteEngine On',
    `RewriteRule "^${hostsOwn}$" - [R=404,L]`,
    ...pages.flatMap(({ path }) => [
      `RewriteCond "%{THE_REQUEST}" "!^[A-Z]+ ${encodeURI(path)}[ ?]"`,
      `RewriteRule "^${path === '/' ? 'index\\.html' : variantsOf(path)}$" "${encodeURI(path)}" [NC,R=301,L]`,
    ]),
    ...items.flatMap(({ folder }) => [
      // What was asked for, and not what the last rule below makes of it.
      `RewriteCond "%{THE_REQUEST}" "^[A-Z]+ ${folder}/${itemName}/"`,
      `RewriteRule "^(${folder.slice(1)}/${itemName})/(index\\.html)?$" "/$1" [R=301,L]`,
    ]),
    ...moved.flatMap(({ from, to }) => formerRule(from, `"${substitution(to)}"`, '301')),
    ...gone.flatMap((address) => formerRule(address, '-', '410')),
    'RewriteCond "%{DOCUMENT_ROOT}/$1/index.html" -f',
    'RewriteRule "^(.+)$" "/$1/index.html" [L]',
    '',
  ].join('\n');
}
