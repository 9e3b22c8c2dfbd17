import { hashSource } from '../lib/headers/content-security-policy';

/** The one style and the one script of a page that a command serves. */
interface LocalPage {
  style: string;
  script: string;
  /** What its policy allows besides, such as `form-action 'self'`. */
  more: string;
}

/** What every answer with such a page carries: nothing is loaded from elsewhere, kept or framed. */
export const localPageHeaders = ({ style, script, more }: LocalPage) =>
  ({
    'content-security-policy': `default-src 'none'; style-src ${hashSource(style)}; script-src ${hashSource(script)}; ${more}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Its own forms say where they come from; links to elsewhere say nothing.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }) as const;
