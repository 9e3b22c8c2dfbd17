/** Opens an address of this site in place of the current one, which Back then passes over. */
export function goTo(address: string): void {
  window.location.replace(address);
}
