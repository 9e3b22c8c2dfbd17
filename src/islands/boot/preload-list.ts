/**
 * Sends the call of the page's list before its scripts are loaded, for `takePreloadedResponse`, and shows
 * the list's first picture as soon as the reply has arrived. A failure is reported to the caller that
 * takes the reply.
 */
export function preloadList(): void {
  const place = document.querySelector<HTMLElement>('[data-preload]');
  const url = place?.dataset.preload ?? '';
  const abort = new AbortController();
  const init = { headers: { Accept: 'application/json' }, signal: abort.signal };
  const reply = fetch(url, init);
  window.preload = { url, reply, end: () => abort.abort() };
  const box = document.querySelector<HTMLElement>('[data-first-picture]');
  reply
    .then(async (response) => {
      // With filters in the address another picture may come first; the school's rules for children may
      // leave out the first of a service that does not keep them itself (`lib/http/page-policy.ts`).
      const rules = document.querySelector<HTMLMetaElement>('meta[name=school]')?.dataset.privacy;
      const isOpen = !rules || response.headers.has('privacy-rules');
      if (!box || !response.ok || location.search || !isOpen) return;
      const records = (await response.clone().json()) as Fields[];
      showFirst(box, records, url.slice(0, url.indexOf('/api/')));
    })
    .catch(() => undefined);
}

type Fields = Record<string, unknown>;

/**
 * `data-first-picture` is written by `firstPicturePlace`. The newest record of this year comes first
 * on the page, else the newest of all.
 */
function showFirst(box: HTMLElement, records: Fields[], base: string): void {
  const [field = '', date = '', widths = '', sizes = '', key = '', value] =
    box.dataset.firstPicture!.split('|');
  // The year at school, wherever the device is: India keeps UTC+5:30 all year round.
  const year = `${new Date(Date.now() + 198e5).getUTCFullYear()}`;
  const rank = (record: Fields) => {
    const day = `${record[date]}`;
    if (day.startsWith(year)) return `z${day}`;
    return /^\d{4}-/.test(day) ? day : '';
  };
  const [first] = records
    .filter((record) => !key || record[key] === value)
    .sort((a, b) => Number(rank(a) < rank(b)) - Number(rank(a) > rank(b)));
  const path = `${[first?.[field]].flat()[0]}`;
  // The service's text is hostile: only a plain relative path is asked for.
  if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(path)) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.sizes = sizes;
  image.srcset = widths.replace(
    /\d+/g,
    (width) => `${base}/api/image/${path}?w=${width} ${width}w`,
  );
  image.onload = () => {
    box.style.cssText = `animation:none;background:center/cover url("${image.currentSrc}")`;
  };
}
