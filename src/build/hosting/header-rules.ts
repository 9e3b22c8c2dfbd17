import type { Headers, HostRules } from './host-rules';
import { listDocuments } from './list-files';

const rule = (path: string, headers: Headers) =>
  [encodeURI(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. Hosts join the values when two
 * rules set one header, so no two do: what differs from page to page stands with each page only.
 *
 * Cloudflare reads the first hundred rules. It serves pages with a slash at the end, so those come
 * first; what is beyond the hundred is for Netlify, which serves them without.
 */
export function headerRules(rules: HostRules, hashedFiles: readonly string[]): string {
  const inner = rules.pages.filter(({ path }) => path !== '/');
  const texts = [
    rule('/*', rules.everywhere),
    rule('/papers/*', rules.documents),
    rule('/static/*', rules.hashed),
    rule(rules.editor.folder, rules.editor.headers),
    rule(`${rules.editor.folder}/*`, rules.editor.headers),
    ...rules.lists.map(({ path, headers }) =>
      rule(`${path}*`, { ...headers, 'Content-Type': 'application/json' }),
    ),
    ...(rules.lists.length > 0 ? [rule(`${listDocuments}*`, rules.documents)] : []),
    // A part of an address, and not `*`: that would be for the page of the folder too.
    ...rules.items.flatMap(({ folder, headers }) => [
      rule(`${folder}/:id/`, headers),
      rule(`${folder}/:id`, headers),
    ]),
    ...rules.updates.paths.map((path) => rule(path, rules.updates.headers)),
    ...rules.pages
      .filter(({ path }) => path === '/')
      .map(({ path, headers }) => rule(path, headers)),
    ...inner.map(({ path, headers }) => rule(`${path}/`, headers)),
    ...inner.map(({ path, headers }) => rule(path, headers)),
    ...hashedFiles
      .filter((file) => !file.startsWith('static/'))
      .map((file) => rule(`/${file}`, rules.hashed)),
  ];
  return `${texts.join('\n\n')}\n`;
}
