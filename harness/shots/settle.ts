import type { Page } from '@playwright/test';

/** What is hidden or stopped while a picture is taken. */
export const stillCss = `
*, *::before, *::after {
  animation-delay: -1ms !important;
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}
`;

/** Brings every part of a long page near the window once, so that what waits for that is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
    const step = window.innerHeight / 2;
    const { documentElement: root } = document;
    for (let y = 0; y <= root.scrollHeight + step; y += step) {
      // Past the end it is back to the top.
      window.scrollTo(0, y > root.scrollHeight ? 0 : y);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
}

/** Waits until the fonts are there, every picture is decoded or has failed, and all is painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(
      pictures
        .filter((picture) => picture.src || picture.srcset)
        .map((picture) => picture.decode().catch(() => undefined)),
    );
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
}
