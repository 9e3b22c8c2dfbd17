import { expect } from '@playwright/test';
import { findInPage, type Found, nothing, type Target } from './find';
import type { Site } from './site';
import type { Visitor } from './visitor';

/** Asks every fifth of a second: by itself Playwright soon asks once a second, for which each step would wait. */
const poll = <T>(ask: () => T | Promise<T>, message: string, timeout?: number) =>
  expect.poll(ask, {
    message,
    intervals: [50, 100, 200],
    ...(timeout !== undefined && { timeout }),
  });

/** One visit to the site in one browser: what a person does there, and what they see. */
export class Visit {
  constructor(
    readonly browser: Visitor,
    readonly site: Site,
  ) {}

  /** Opens a page of the site. */
  async open(path: string): Promise<void> {
    await this.browser.open(this.site.origin + path);
  }

  /** What stands in the page for a target just now; nothing while one page gives way to the next. */
  async find(target: Target, { scroll = false } = {}): Promise<Found> {
    try {
      return await this.browser.evaluate(findInPage, target, scroll);
    } catch (error) {
      if (betweenPages.test(String(error))) return nothing;
      throw error;
    }
  }

  /** Waits until a target can be seen. */
  async see(target: Target): Promise<void> {
    await poll(async () => (await this.find(target)).count, say(target)).toBeGreaterThan(0);
  }

  /** Waits until a target can no longer be seen. */
  async miss(target: Target): Promise<void> {
    await poll(async () => (await this.find(target)).count, say(target)).toBe(0);
  }

  /** Waits until there are so many of a target. */
  async count(target: Target, count: number): Promise<void> {
    await poll(async () => (await this.find(target)).count, say(target)).toBe(count);
  }

  /** Waits until a field holds a value. */
  async holds(target: Target, value: string): Promise<void> {
    await poll(async () => (await this.find(target)).value, say(target)).toBe(value);
  }

  /** Waits until the address of the page, without its origin, is as said. */
  async address(pattern: RegExp): Promise<void> {
    const address = () => this.browser.evaluate(() => location.pathname + location.search);
    await poll(address, 'the address').toMatch(pattern);
  }

  /** Waits until the page's heading says this. */
  async heading(words: string): Promise<void> {
    await poll(async () => (await this.find({ css: 'h1' })).text, 'heading').toBe(words);
  }

  /** Presses a target with the pointer once it stands still where a pointer meets it. */
  async press(target: Target): Promise<void> {
    let place = { x: -10, y: -10 };
    const isStill = async () => {
      const last = place;
      const { x, y, reachable } = await this.find(target, { scroll: true });
      place = { x, y };
      // In a drawer over a page Firefox scrolls the page by half pixels.
      return reachable && Math.abs(x - last.x) <= 1 && Math.abs(y - last.y) <= 1;
    };
    await poll(isStill, say(target)).toBe(true);
    await this.browser.pressAt(place.x, place.y);
  }

  /** Puts the focus on a field with the pointer and types. */
  async fill(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.browser.type(text);
    await this.holds(target, text);
  }

  /** Chooses an option of the select with a label, as the browser's own list of options does. */
  async choose(label: string, option: string): Promise<void> {
    await this.see({ css: 'select:enabled', name: label });
    await this.browser.evaluate(
      (name, words) => {
        const select = [...document.querySelectorAll('select')].find(
          ({ labels }) => labels[0]?.textContent === name,
        );
        if (!select) return;
        select.focus();
        select.value = [...select.options].find(({ text }) => text === words)?.value ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      label,
      option,
    );
  }

  /** Brings a target into the window, for what hydrates when it is visible. */
  async scrollTo(target: Target): Promise<void> {
    await this.see(target);
    await this.find(target, { scroll: true });
  }

  /** The name or the words of the element that has the focus. */
  focused(): Promise<string> {
    return this.browser.evaluate(() => {
      const { activeElement: element } = document;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return (label ?? element?.textContent ?? '').trim();
    });
  }

  /** Opens the front page and closes the notice that lies over it. */
  async openHome(): Promise<void> {
    await this.open('/');
    await this.press({ css: 'dialog[open] button', name: 'Close' });
    await this.miss({ css: 'dialog[open]' });
  }

  /** Shows the page by its rules for paper, which WebDriver cannot ask of WebKit. */
  async asPrinted(): Promise<void> {
    await this.browser.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) {
        link.media = 'all';
      }
    });
  }

  /**
   * Waits until the site is kept for reading without network: the worker takes pages over after that. By
   * the state of the worker it is not told, which a busy Firefox and WebKit do not bring up to date.
   */
  async keptForOffline(): Promise<void> {
    let x = 20;
    const worker = async () => {
      await this.browser.moveTo((x += 1), 300);
      return this.browser.evaluate(() => navigator.serviceWorker.controller !== null);
    };
    await poll(worker, 'pages kept for offline', 120_000).toBe(true);
  }

  /** The first interaction, upon which documents load their scripts; waits until all is live. */
  async move(): Promise<void> {
    let x = 20;
    const live = async () => {
      await this.browser.moveTo((x += 1), 300);
      return this.browser.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('header [data-island], footer [data-island]')]
          .filter(({ dataset }) => !('live' in dataset))
          .map(({ dataset }) => dataset['island']),
      );
    };
    await poll(live, 'islands that are not live').toEqual([]);
  }

  /** Waits until nothing is asked for any more. */
  async quiet(): Promise<void> {
    await poll(() => [...this.site.underWay], 'requests under way').toEqual([]);
  }

  /** What went wrong so far: in the page, in the browser's own words, and on the way. */
  async problems(): Promise<string[]> {
    const inPage = await this.browser.evaluate(() => window.problems ?? []);
    const all = [...this.site.problems, ...inPage, ...this.browser.consoleErrors()];
    return [...new Set(all)];
  }
}

/** How browsers say that the page which they were to look at is no more. */
const betweenPages = /destroyed|detached|closed|discarded|no such frame|find context|navigat/i;

const say = (target: Target) => JSON.stringify(target);
