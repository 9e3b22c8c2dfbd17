import {
  renderNotice,
  isLevel,
  placeAttributes,
  type CreateElement,
  type UrgentNoticeData,
} from '../components/urgent-notice/render-notice';
import { scheduleNotice, type ScheduledNotice } from '../components/urgent-notice/schedule-notice';
import { safeUrl } from '../lib/http/safe-url';
import { sitePath } from '../lib/site-path';
import { classNameOf } from '../theme/chakra/site/class-name';
import { urgentNoticeRecipe } from '../components/urgent-notice/urgent-notice.recipe';

/** The polling interval, in milliseconds. */
const interval = 60_000;

/** The class of built pages for this recipe (`theme/chakra/site/factory.tsx`). */
const placeClass = classNameOf(JSON.stringify(urgentNoticeRecipe));

const svg = 'http://www.w3.org/2000/svg';

const createElement: CreateElement<Element> = (tag, attributes, ...children) => {
  const isSvg = tag === 'svg' || tag === 'path';
  const element = isSvg ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value === true ? '' : `${value}`);
  }
  element.append(...children);
  return element;
};

/** The live region of the notice: the page's own, or a new, empty one. */
function noticePlace(): Element {
  const standing = document.querySelector('[data-urgent]')?.parentElement;
  if (standing) return standing;
  const place = createElement('div', { ...placeAttributes, class: placeClass });
  const header = document.querySelector('header');
  if (header) header.before(place);
  else document.body.prepend(place);
  return place;
}

/** A notice as the site sent it; none where it sent none, or something else. */
function readNotice(sent: unknown): UrgentNoticeData | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { id, from, until, level, text, link } = sent as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string' || typeof until !== 'number') {
    return undefined;
  }
  const { label, to } = (link ?? {}) as Record<string, unknown>;
  const safe = safeUrl(to);
  const address = process.env.GATSBY_BASE && safe ? sitePath(safe) : safe;
  return {
    id,
    ...(typeof from === 'number' && { from }),
    until,
    level: isLevel(level) ? level : 'info',
    text,
    ...(address !== undefined && typeof label === 'string' && { link: { label, to: address } }),
  };
}

/** Shows the current notice of the site: the same one with its times, another one, or none. */
function show(place: Element, sent: UrgentNoticeData | undefined): void {
  const notices = [...place.querySelectorAll<ScheduledNotice>('[data-urgent]')];
  for (const notice of notices) {
    const { dataset } = notice;
    const isSent = dataset.urgent === sent?.id;
    dataset.ends = isSent ? `${sent?.until}` : '0';
    if (isSent && sent?.from !== undefined) dataset.starts = `${sent.from}`;
    else delete dataset.starts;
    notice.settle?.();
  }
  if (!sent || notices.some(({ dataset }) => dataset.urgent === sent.id)) return;
  const notice = renderNotice(createElement, sent) as ScheduledNotice;
  notice.dataset.late = '';
  place.append(notice);
  scheduleNotice(notice);
}

/**
 * Polls the site for an urgent notice, now and once a minute while the page is visible. A failed request
 * changes nothing.
 */
export function watchNotice(): void {
  const place = noticePlace();
  // A monotonic clock: the device's clock may be set back.
  let asked = performance.now() - interval;
  const ask = async () => {
    // Without a Cache-Control header of the host, browsers cache the file for a while.
    const response = await fetch(`${process.env.GATSBY_BASE ?? ''}/alert.json`, {
      cache: 'no-cache',
    });
    if (response.ok) show(place, readNotice(await response.json()));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const wait = asked + interval - performance.now();
    if (wait <= 0) {
      asked = performance.now();
      ask().catch(() => undefined);
    }
    timer = setTimeout(look, wait > 0 ? wait : interval);
  };
  look();
  document.addEventListener('visibilitychange', look);
}
