/** What axe looks at; `matter` leaves out what frames a page: more than half of its elements, the same on each. */
export type AxeParts = 'matter' | 'whole';

/** A page for axe, all of it or its own matter. */
export const partsOf = (parts: AxeParts = 'whole') =>
  parts === 'matter' ? { exclude: ['body > header', 'body > footer'] } : 'html';
