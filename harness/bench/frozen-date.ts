import { EXAMPLE_NOW } from '../../src/dates/example-today';

/**
 * A script that holds the pages' date at the examples' time and leaves all timers alone. Playwright's
 * clock replaces the timers too, and its own code would count as the page's.
 */
export const frozenDate = `{
  const Real = Date;
  const now = ${Date.parse(EXAMPLE_NOW)};
  globalThis.Date = class Date extends Real {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(now);
    }
    static now() {
      return now;
    }
  };
}`;
