import type { Locator } from '@playwright/test';

/** The words of the slides that are seen in a carousel. */
export const slidesInView = (carousel: Locator): Promise<string[]> =>
  carousel.locator('.slides').evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.querySelectorAll('li')]
      .filter((slide) => {
        const box = slide.getBoundingClientRect();
        const middle = (box.left + box.right) / 2;
        return left < middle && middle < right;
      })
      .map((slide) => slide.innerText);
  });
