import { formatDay } from '../../lib/dates/format';
import { sitePath } from '../../lib/site-path';
import type { Found, Hit } from '../engine/engine';
import type { Marked } from '../engine/excerpt';

/** Fills a place with a text and marks the found words; what was found is text and never HTML. */
function fill(place: Element | undefined, { lang, pieces }: Marked): void {
  place?.setAttribute('lang', lang);
  pieces.forEach((text, at) => {
    const mark = document.createElement('mark');
    mark.append(text);
    place?.append(at % 2 ? mark : text);
  });
}

function renderHit(
  pattern: HTMLElement,
  { href, breadcrumb, date, title, excerpt }: Hit,
): HTMLElement {
  const row = pattern.cloneNode(true) as HTMLElement;
  const [where, link, words] = row.children;
  where?.append(date ? `${breadcrumb} · ${formatDay(date)}` : breadcrumb);
  link?.setAttribute('href', process.env.GATSBY_BASE ? sitePath(href) : href);
  fill(link, title);
  fill(words, excerpt);
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
