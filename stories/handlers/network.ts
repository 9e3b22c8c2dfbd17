let wait = 0;

/** Lets every reply that has no delay of its own come that many milliseconds late. */
export function setNetworkDelay(milliseconds: number): void {
  wait = milliseconds;
}

/** How late a reply comes that has no delay of its own, in milliseconds. */
export function networkDelay(): number {
  return wait;
}
