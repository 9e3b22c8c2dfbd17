import type { BrowserContext, Page } from '@playwright/test';

/** One element that moved without being asked to. */
export interface Moved {
  /** How much of the window moved how far, as browsers count it. */
  value: number;
  /** The element, as tag, id and first class. */
  element: string;
  /** Its first words. */
  words: string;
  /** Top and height before and after, in pixels of the window. */
  from: [top: number, height: number];
  to: [top: number, height: number];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Notes every shift in all pages that the context opens from now on. The code that runs in the page
 * names no function: compilers wrap those in helpers that the page does not have.
 */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Moved[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue;
        if (sources.length === 0) {
          shifts.push({ value, element: '(none)', words: '', from: [0, 0], to: [0, 0] });
        }
        for (const { node, previousRect: a, currentRect: b } of sources) {
          const found = node instanceof Element ? node : node?.parentElement;
          const element = found
            ? `${found.tagName.toLowerCase()}#${found.id}.${found.classList.item(0) ?? ''}`
            : '(gone)';
          const words = (found?.textContent ?? '').trim().slice(0, 40);
          shifts.push({ value, element, words, from: [a.top, a.height], to: [b.top, b.height] });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** What moved on a page so far. */
export const shiftsOf = (page: Page): Promise<Moved[]> =>
  page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts);

/** The sum of all shifts; several elements may have moved in one of them. */
export function shiftSum(moved: readonly Moved[]): number {
  const shifts = moved.filter(({ value }, index) => value !== moved[index - 1]?.value);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Scrolls to the end of a page the way a thumb does, a screen at a time, each from where the page is:
 * it may have scrolled itself to hold what is read when something came above.
 */
export async function scrollToEnd(page: Page, pauseMs = 120): Promise<void> {
  await page.evaluate(async (pause) => {
    for (let before = -1; window.scrollY > before;) {
      before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, pause));
    }
  }, pauseMs);
}
