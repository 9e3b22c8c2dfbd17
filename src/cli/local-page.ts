import { hashSource } from '../lib/headers/content-security-policy';
import { htmlPage } from '../lib/html/html-page';

/**
 * The pages that a command serves to a browser of this machine, with their one style and script; `more` is what their
 * policy allows besides, such as `form-action 'self'`.
 */
export const localPages = (style: string, script: string, more: string) => ({
  /** What every answer carries: nothing is loaded from elsewhere, kept or framed. */
  headers: {
    'content-security-policy': `default-src 'none'; style-src ${hashSource(style)}; script-src ${hashSource(script)}; ${more}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Its own forms say where they come from; links to elsewhere say nothing.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  },
  /** A whole page; `body` is HTML. */
  page: (title: string, body: string): string =>
    htmlPage({
      lang: 'en-IN',
      title,
      head: ['<meta name="format-detection" content="telephone=no">', `<style>${style}</style>`],
      body: `${body}\n<script>${script}</script>`,
    }),
});
