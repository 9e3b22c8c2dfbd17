import { sitePath } from '../../lib/site-path';

/** `href` and `rel` of a link: another site gets no `window.opener`. */
export const linkAttributes = (to: string) => ({
  href: process.env.GATSBY_BASE ? sitePath(to) : to,
  rel: /^https?:/i.test(to) ? 'noopener' : undefined,
});
