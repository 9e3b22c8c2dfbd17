import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';

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
