import { hashSource } from '../lib/headers/content-security-policy';
import { htmlPage } from '../lib/html/html-page';

/** The one style and the one script of the pages that a command serves. */
interface LocalPages {
  style: string;
  script: string;
  /** What their policy allows besides, such as `form-action 'self'`. */
  more: string;
}

/** The pages that a command serves to a browser of this machine. */
export const localPages = ({ style, script, more }: LocalPages) => ({
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
