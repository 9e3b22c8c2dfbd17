declare global {
  interface Window {
    /** Calls whose replies the page has not taken in yet. */
    callsUnderWay: number;
  }
}

/** Runs in the page before its own scripts: shortens the waits, counts the calls under way. */
export function hurryAndCount() {
  // The waits between two attempts are tested elsewhere: here they only take time.
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms?: number) =>
    wait(run, ms === 500 || ms === 1500 ? 1 : ms)) as typeof window.setTimeout;
  const ask = window.fetch.bind(window);
  window.callsUnderWay = 0;
  const end = () => wait(() => requestAnimationFrame(() => (window.callsUnderWay -= 1)));
  window.fetch = async (...call) => {
    window.callsUnderWay += 1;
    try {
      const reply = await ask(...call);
      void reply.clone().text().then(end, end);
      return reply;
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** Runs in the page: what a reader would take offence at. */
export function lookOver({
  wanted,
  unwanted,
}: {
  wanted: readonly string[];
  unwanted: readonly string[];
}) {
  const problems: string[] = [];
  if (window.callsUnderWay > 0) problems.push('has not taken in its replies');
  const main = document.querySelector('main');
  const text = (main?.innerText ?? '').replace(/\s+/g, ' ');
  for (const [part, name] of [
    ['header', 'header'],
    ['main h1', 'heading'],
    ['footer', 'footer'],
  ] as const) {
    if (!document.querySelector<HTMLElement>(part)?.innerText.trim()) problems.push(`no ${name}`);
  }
  for (const words of wanted) if (!text.includes(words)) problems.push(`no '${words}'`);
  for (const words of unwanted)
    if (text.includes(words)) problems.push(`'${words}' is still there`);
  const nothing = /\b(?:undefined|NaN|Invalid Date)\b|\[object/.exec(text);
  if (nothing)
    problems.push(`says '${text.slice(Math.max(0, nothing.index - 30), nothing.index + 40)}'`);
  if ('ran' in window) problems.push('a script ran');
  for (const link of document.querySelectorAll('main [href], main [src]')) {
    const address = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
    if (/^\s*(?:javascript|data:text|vbscript)|^\/\/|@elsewhere/i.test(address)) {
      problems.push(`leads to ${address.slice(0, 60)}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
  const elements = main?.querySelectorAll('*').length ?? 0;
  if (elements > 6_000) problems.push(`draws ${elements} elements`);
  return problems;
}

/** Runs in a page: a word of the first list that stands in this built HTML, where a reader sees it. */
export function standingIn(html: string): string[] {
  const built = new DOMParser().parseFromString(html, 'text/html');
  const items = [...built.querySelectorAll('main [data-lists] :is(h2, h3)')];
  const seen = items.find((item) => !item.closest('dialog'));
  const parts = seen && document.createTreeWalker(seen, NodeFilter.SHOW_TEXT);
  const words = parts?.nextNode()?.textContent?.trim();
  return words ? [words] : [];
}
