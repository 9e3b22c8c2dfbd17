import type { Page } from '@playwright/test';

/**
 * Elements of a built page whose class has a rule nowhere: a state of an island that no built page
 * and no state of `src/islands/states.tsx` shows. Classes that were made at build have four signs;
 * those without a capital or a figure look like words and are passed over.
 */
export function unstyledElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const made = /^(?=.*[A-Z0-9])[A-Za-z][A-Za-z0-9]{3}$/;
    const known = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const [, name = ''] of rule.selectorText.matchAll(/\.([\w-]+)/g)) known.add(name);
        } else if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...document.querySelectorAll('body [class]')]
      .filter(({ classList }) => [...classList].some((name) => made.test(name) && !known.has(name)))
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}
