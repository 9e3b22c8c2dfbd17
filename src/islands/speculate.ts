/**
 * Which pages a browser may render ahead: those behind a link that a pointer rests on or presses.
 * Files have a dot in their address. The policy allows this text by its hash.
 */
export const speculationRules =
  '{"prerender":[{"where":{"selector_matches":"a[href^=\'/\']:not([href*=\'.\'])"},"eagerness":"moderate"}]}';

/** Lets the browser render pages ahead, unless the visitor asked to save data. */
export function speculate(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const rules = { type: 'speculationrules', text: speculationRules };
  document.head.append(Object.assign(document.createElement('script'), rules));
}
