import { forever } from './cache-control';
import { contentSecurityPolicy, paperPolicy, type PolicyOptions } from './content-security-policy';
import { securityHeaders, strictTransportSecurity } from './security-headers';

/** A page of the built site: the address that Gatsby knows it by, and its text. */
export interface BuiltPage {
  path: string;
  html: string;
}

const framing = 'X-Frame-Options';

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
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
export function headerRules(
  pages: readonly BuiltPage[],
  hashedFiles: readonly string[],
  options: PolicyOptions,
): string {
  const { [framing]: noFraming = 'DENY', ...everywhere } = securityHeaders;
  const own = pages.map(({ path, html }) => {
    const policy = contentSecurityPolicy(html, options);
    return { path, headers: { 'Content-Security-Policy': policy, [framing]: noFraming } };
  });
  const inner = own.filter(({ path }) => path !== '/');
  const rules = [
    rule('/*', { ...everywhere, ...strictTransportSecurity }),
    rule('/papers/*', { 'Content-Security-Policy': paperPolicy() }),
    rule('/static/*', { 'Cache-Control': forever }),
    ...own.filter(({ path }) => path === '/').map(({ path, headers }) => rule(path, headers)),
    ...inner.map(({ path, headers }) => rule(`${path}/`, headers)),
    ...inner.map(({ path, headers }) => rule(path, headers)),
    ...hashedFiles
      .filter((file) => !file.startsWith('static/'))
      .map((file) => rule(`/${file}`, { 'Cache-Control': forever })),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * A page that carries its policy in itself: the page for wrong addresses is served at addresses
 * that no rule can name. A policy that stands there already is replaced.
 */
export function withOwnPolicy(html: string, options: PolicyOptions): string {
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  // Browsers take this one from a header only, and complain when they find it elsewhere.
  const policy = contentSecurityPolicy(bare, options).replace(/; frame-ancestors [^;]*/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return bare.replace(/<head>/, `<head>${meta}`);
}
