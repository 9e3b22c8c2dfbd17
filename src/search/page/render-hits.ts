import { formatDay } from '../../lib/dates/format';
import { sitePath } from '../../lib/site-path';
import type { Found, Hit } from '../engine/engine';
import type { Piece } from '../engine/excerpt';

/** Texts with the found words marked; what was found is text and never HTML. */
function marked(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(({ text, found }) => {
    if (!found) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}

function renderHit(
  pattern: HTMLElement,
  { href, breadcrumb, date, title, excerpt }: Hit,
): HTMLElement {
  const row = pattern.cloneNode(true) as HTMLElement;
  const link = row.querySelector('a');
  link?.setAttribute('href', process.env.GATSBY_BASE ? sitePath(href) : href);
  link?.replaceChildren(...marked(title));
  const day = date ? formatDay(date) : '';
  row
    .querySelector('[data-breadcrumb]')
    ?.replaceChildren([breadcrumb, day].filter(Boolean).join(' · '));
  row.querySelector('[data-excerpt]')?.replaceChildren(...marked(excerpt));
  return row;
}

/** Takes the row template out of a section's list; returns a function that renders hits. */
export function hitList(section: HTMLElement): (found: Found) => void {
  const list = section.querySelector('ol');
  const pattern = list?.querySelector('li');
  pattern?.remove();
  return ({ hits }) => {
    section.hidden = hits.length === 0;
    if (list && pattern) list.replaceChildren(...hits.map((hit) => renderHit(pattern, hit)));
  };
}
