import type { Page } from '@playwright/test';

/** Keeps the notice of the front page closed, as for a visitor who has seen it: it would lie over everything. */
export const withoutNotice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    try {
      sessionStorage.setItem('notifications-seen', '1');
    } catch {
      // A frame of another origin has no storage, and no notice.
    }
  });
