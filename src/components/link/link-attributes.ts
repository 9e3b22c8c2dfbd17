/** `href` and `rel` of a link: another site gets no `window.opener`. */
export const linkAttributes = (to: string) => ({
  href: to,
  rel: /^https?:/i.test(to) ? 'noopener' : undefined,
});
