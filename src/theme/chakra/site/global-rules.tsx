import type { GlobalRuleSet } from '../global-rules';

let collect: ((rules: GlobalRuleSet) => void) | undefined;

/** Lets the build hear of rules for elements that another package renders. */
export function collectGlobalRules(collector: (rules: GlobalRuleSet) => void): void {
  collect = collector;
}

/** The rules stand in the site's stylesheet already; rendered while building, they tell it of themselves. */
export function GlobalRules({ rules }: { rules: GlobalRuleSet }) {
  collect?.(rules);
  return null;
}
