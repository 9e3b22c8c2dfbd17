/** Rules for links to pages of the site, which have no dot in their address as files have. */
const rulesFor = (action: 'prerender' | 'prefetch') =>
  `{"${action}":[{"where":{"selector_matches":"a[href^='/']:not([href*='.'])"},"eagerness":"moderate"}]}`;

/**
 * What a browser may do ahead with the page behind a link that a pointer rests on or presses: with a
 * mouse, which rests before it presses, render it; with a finger, which gives no time for that, fetch
 * its document alone (times: CHANGELOG.md). The policy allows these texts by their hashes.
 */
export const speculationRules = { mouse: rulesFor('prerender'), finger: rulesFor('prefetch') };

/** Lets the browser make pages ready ahead, unless the visitor asked to save data. */
export function speculate(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const text = speculationRules[matchMedia('(hover:hover)').matches ? 'mouse' : 'finger'];
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'speculationrules', text }),
  );
}
