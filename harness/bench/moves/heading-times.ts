/** What the pages note for the bench, under a name that nothing else uses. */
export const pressedKey = 'bench-pressed';

/**
 * A script for every page of a visit. It notes when a link was pressed (the click's own time, so
 * that a busy thread counts), and when each first heading was painted with its words: in the task
 * after the frame that has it. A prerendered page has no frames before it is shown.
 */
export const noteHeadings = `{
  addEventListener('click', (event) => {
    sessionStorage.setItem('${pressedKey}', String(performance.timeOrigin + event.timeStamp));
  }, true);
  const painted = (globalThis.benchHeadings = {});
  const look = () => {
    const words = document.querySelector('h1')?.textContent ?? '';
    const key = location.pathname + ' ' + words;
    if (words && !(key in painted)) {
      painted[key] = 0;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { painted[key] = performance.timeOrigin + performance.now(); };
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** What one page has noted. */
export interface Headings {
  /** When the link was pressed; 0 before that. */
  pressed: number;
  /** Address and words of each heading, and when it was painted. */
  painted: Record<string, number>;
  /** Whether the page was made before it was asked for. */
  prerendered: boolean;
}

/** An expression that gives what the page has noted so far, as JSON. */
export const readHeadings = `JSON.stringify({
  pressed: Number(sessionStorage.getItem('${pressedKey}')),
  painted: globalThis.benchHeadings,
  prerendered: performance.getEntriesByType('navigation')[0].activationStart > 0,
})`;

/**
 * From the press to the heading of the page at `to`, in ms; undefined as long as it is not painted.
 * The heading of the page before does not count, though its address may have changed already.
 */
export function moveTime(
  { pressed, painted }: Headings,
  to: string,
  before: string,
): number | undefined {
  const times = Object.entries(painted).flatMap(([key, time]) => {
    const [path = '', ...words] = key.split(' ');
    const here = path === to || path === `${to}/`;
    return here && words.join(' ') !== before && time > 0 ? [time - pressed] : [];
  });
  return pressed > 0 && times.length > 0 ? Math.min(...times) : undefined;
}
