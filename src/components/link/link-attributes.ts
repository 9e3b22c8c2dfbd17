/** Address and relation of a link: another site gets no hold on the page that opened it. */
export const linkAttributes = (to: string) => ({
  href: to,
  rel: /^https?:/i.test(to) ? 'noopener' : undefined,
});
