import { type defineGlobalStyles, useChakraContext } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { useMemo } from 'react';

/** Rules by selector, as `defineGlobalStyles` takes them. */
export type GlobalRuleSet = ReturnType<typeof defineGlobalStyles>;

/** Rules for elements that another package renders, while it stands on the page. */
export function GlobalRules({ rules }: { rules: GlobalRuleSet }) {
  const { css } = useChakraContext();
  const styles = useMemo(
    () =>
      Object.fromEntries(Object.entries(rules).map(([selector, rule]) => [selector, css(rule)])),
    [css, rules],
  );
  return <Global styles={styles} />;
}
