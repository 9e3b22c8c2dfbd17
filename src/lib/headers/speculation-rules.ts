/** Rules for links to pages of the site, which have no dot in their address as files have. */
const rulesFor = (action: 'prerender' | 'prefetch') =>
  `{"${action}":[{"where":{"selector_matches":"a[href^='/']:not([href*='.'])"},"eagerness":"moderate"}]}`;

/**
 * Speculation rules for links that a pointer hovers or presses: with a mouse, which hovers first, the page
 * is prerendered; with touch, which leaves no time for that, its document alone is prefetched
 * (times: CHANGELOG.md). The Content-Security-Policy allows these texts by their hashes.
 */
export const speculationRules = { mouse: rulesFor('prerender'), finger: rulesFor('prefetch') };
