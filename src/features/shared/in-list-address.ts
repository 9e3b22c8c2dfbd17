/** A list's page with its search filled in, so that the item stands alone there. */
export const inListAddress = (path: string, title: string): string =>
  `${path}?year=all&q=${encodeURIComponent([...title].slice(0, 100).join(''))}`;
