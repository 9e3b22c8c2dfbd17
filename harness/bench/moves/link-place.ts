import type { Tab } from './tab';

/** A point of the window. */
export interface Place {
  x: number;
  y: number;
}

interface Found extends Place {
  covered: boolean;
}

/** Brings the first visible link to an address into the window's middle; gives its place as JSON. */
const bringIntoView = (to: string) => `{
  const link = [...document.querySelectorAll('main a[href="${to}"]')].find((one) =>
    one.checkVisibility());
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = link?.getClientRects()[0] ?? {};
  const x = left + width / 2;
  const y = top + height / 2;
  const covered = !link?.contains(document.elementFromPoint(x, y));
  link ? JSON.stringify({ x, y, covered }) : '';
}`;

async function find(tab: Tab, to: string): Promise<Found> {
  // Of the page in sight alone: one that is prerendered may hold the same link.
  const reply = await tab.page('Runtime.evaluate', { expression: bringIntoView(to) });
  const place: unknown = reply.result.value;
  if (typeof place !== 'string' || !place) throw new Error(`There is no link to ${to}.`);
  return JSON.parse(place) as Found;
}

/**
 * Scrolls to a link as a reader would and gives its place. A notice that has opened over it is
 * closed. Throws when there is no such link, or when something still covers it.
 */
export async function reachLink(tab: Tab, to: string): Promise<Place> {
  const place = await find(tab, to);
  if (!place.covered) return place;
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
  await tab.page('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await tab.page('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  const again = await find(tab, to);
  if (again.covered) throw new Error(`The link to ${to} is covered.`);
  return again;
}
