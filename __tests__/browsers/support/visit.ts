import { expect } from '@playwright/test';
import { findInPage, type Found, type Target } from './find';
import type { Site } from './site';
import type { Visitor } from './visitor';

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

  /** What stands in the page for a target just now. */
  find(target: Target, { scroll = false } = {}): Promise<Found> {
    return this.browser.evaluate(findInPage, target, scroll);
  }

  /** Waits until a target can be seen. */
  async see(target: Target): Promise<void> {
    await expect.poll(async () => (await this.find(target)).count, say(target)).toBeGreaterThan(0);
  }

  /** Waits until a target can no longer be seen. */
  async miss(target: Target): Promise<void> {
    await expect.poll(async () => (await this.find(target)).count, say(target)).toBe(0);
  }

  /** Waits until there are so many of a target. */
  async count(target: Target, count: number): Promise<void> {
    await expect.poll(async () => (await this.find(target)).count, say(target)).toBe(count);
  }

  /** Waits until a field holds a value. */
  async holds(target: Target, value: string): Promise<void> {
    await expect.poll(async () => (await this.find(target)).value, say(target)).toBe(value);
  }

  /** Waits until the address of the page, without its origin, is as said. */
  async address(pattern: RegExp): Promise<void> {
    const address = () => this.browser.evaluate(() => location.pathname + location.search);
    await expect.poll(address, 'the address').toMatch(pattern);
  }

  /** Waits until the page's heading says this. */
  async heading(words: string): Promise<void> {
    await expect.poll(async () => (await this.find({ css: 'h1' })).text, 'heading').toBe(words);
  }

  /** Presses a target with the pointer once it stands still where a pointer meets it. */
  async press(target: Target): Promise<void> {
    let last = '';
    let place = { x: 0, y: 0 };
    await expect
      .poll(async () => {
        const { x, y, reachable } = await this.find(target, { scroll: true });
        const now = `${x} ${y}`;
        const still = now === last;
        last = now;
        place = { x, y };
        return reachable && still;
      }, say(target))
      .toBe(true);
    await this.browser.pressAt(place.x, place.y);
  }

  /** Puts the focus on a field with the pointer and types. */
  async fill(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.browser.type(text);
    await this.holds(target, text);
  }

  /** Chooses an option of a select, as the browser's own list of options does. */
  async choose(target: Target, option: string): Promise<void> {
    await this.see(target);
    await this.browser.evaluate(
      (css, words) => {
        const select = document.querySelector<HTMLSelectElement>(css)!;
        const wanted = [...select.options].find(({ text }) => text === words);
        select.value = wanted!.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      target.css,
      option,
    );
  }

  /** The visitor's first move, upon which documents load their scripts; waits until all is live. */
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
    await expect.poll(live, 'islands that are not live').toEqual([]);
  }

  /** Waits until nothing is asked for any more. */
  async quiet(): Promise<void> {
    await expect.poll(() => [...this.site.underWay], 'requests under way').toEqual([]);
  }

  /** What went wrong so far: in the page, in the browser's own words, and on the way. */
  async problems(): Promise<string[]> {
    const inPage = await this.browser.evaluate(() => window.problems ?? []);
    const all = [...this.site.problems, ...inPage, ...this.browser.complaints()];
    return [...new Set(all)];
  }
}

const say = (target: Target) => JSON.stringify(target);
