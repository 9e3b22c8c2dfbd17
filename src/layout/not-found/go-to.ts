/**
 * Opens an address of this site in place of the current one. It is a whole load and no move within
 * the site: the built page is complete at once, scripts or none, and the frame of a page that
 * scripts draw waits for the visitor's first move.
 */
export function goTo(address: string): void {
  window.location.replace(address);
}
