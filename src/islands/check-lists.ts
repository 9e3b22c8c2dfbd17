import { type PageVersions, versionsPath } from '../lib/http/list-version';
import { sitePath } from '../lib/site-path';
import type { BuiltList } from './built-lists';
import { sayChecked } from '../components/island/checked-event';
import { renewEvent } from './renew-event';

/*
 * A script of its own on pages that were built of lists: asks whether these are still right, when the browser
 * is idle and then every minute. What has changed is rendered again by the page's scripts; where nobody
 * answers, what stands there stays, with its date.
 */

/** Defined by the bundler: who answers for lists. A provider knows no versions; its lists are compared. */
declare const SOURCE: 'service' | 'files' | 'provider';

/** A provider's lists are fetched whole. */
const every = SOURCE === 'provider' ? 3e5 : 6e4;
const school = document.querySelector<HTMLMetaElement>('meta[name=school]');
const islands = [...document.querySelectorAll<HTMLElement>('[data-lists]')].map((place) => ({
  place,
  lists: JSON.parse(place.dataset.lists!) as BuiltList[],
}));

/** The day at school: India keeps UTC+5:30 all year round. */
const today = () => new Date(Date.now() + 198e5).toISOString();

/** Whether it was built for another day, or holds what has ended since. */
const isOver = ({ dataset }: HTMLElement) =>
  !today().startsWith(dataset.day!) || Date.now() >= +(dataset.ends ?? Infinity);

/** Islands that were renewed for being over: once is enough. */
const renewed = new Set<HTMLElement>();

function renewIfOver(place: HTMLElement): void {
  if (renewed.has(place) || !isOver(place)) return;
  renewed.add(place);
  renew(place);
}

function renew(place: HTMLElement): void {
  place.dataset.renew = '';
  place.dispatchEvent(new Event(renewEvent, { bubbles: true }));
}

async function answer(url: string, headers: HeadersInit = {}): Promise<Response> {
  const own = process.env.GATSBY_BASE ? sitePath(url) : url;
  const response = await fetch(own, { cache: 'no-cache', headers });
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  if (response.status !== 304 && !(response.ok && isJson)) throw response.status;
  return response;
}

/** Gives the version that a list has now; for one look at all of them. */
function asker(): (list: BuiltList) => Promise<string> {
  if (SOURCE === 'files') {
    const all = answer(versionsPath).then((response) => response.json());
    return async ({ path }) => `${((await all) as PageVersions).versions[path]}`;
  }
  const asked: Record<string, Promise<string>> = {};
  const ask = async ({ path, version }: BuiltList) => {
    const url = path.replace('{code}', encodeURIComponent(school?.content ?? ''));
    const { status, headers } = await answer(url, { 'If-None-Match': `W/"${version}"` });
    // A host that sends no tags leaves it to the list itself.
    return status === 304 ? version : (headers.get('etag')?.slice(3, -1) ?? '');
  };
  return (list) => (asked[list.path] ??= ask(list));
}

async function look(): Promise<void> {
  if (SOURCE === 'provider') return islands.forEach(({ place }) => renew(place));
  const versionOf = asker();
  const failed = new Set<HTMLElement>();
  const renewing = new Set<HTMLElement>();
  const check = async ({ place, lists }: (typeof islands)[number]) => {
    for (const list of lists) {
      const now = await versionOf(list).catch(() => undefined);
      if (now === undefined) failed.add(place);
      else if (now !== list.version) {
        list.version = now || list.version;
        renewing.add(place);
      }
    }
    if (renewing.has(place)) renew(place);
    else {
      sayChecked(place);
      renewIfOver(place);
    }
  };
  await Promise.all(islands.map(check));
  // One line is enough for a page; what is being fetched has its own.
  let isShown = false;
  for (const { place } of islands) {
    const note = place.nextElementSibling;
    if (renewing.has(place) || !(note instanceof HTMLElement && 'asOf' in note.dataset)) continue;
    note.hidden = isShown || !failed.has(place);
    isShown ||= !note.hidden;
  }
}

for (const { place } of islands) renewIfOver(place);

let lookedAt = 0;
const lookIfDue = () => {
  // Back shows a page as it was, without a call.
  if (document.hidden || Date.now() - lookedAt < every / 2) return;
  lookedAt = Date.now();
  void look();
};
// Safari has no idle callback.
if ('requestIdleCallback' in window) requestIdleCallback(lookIfDue, { timeout: 3e3 });
else setTimeout(lookIfDue, 1e3);
setInterval(lookIfDue, every);
// Timers are not reliable in a background page.
addEventListener('visibilitychange', lookIfDue);
