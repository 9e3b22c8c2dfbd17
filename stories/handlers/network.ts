let wait = 0;

/** Sets the default delay of replies, in milliseconds. */
export function setNetworkDelay(milliseconds: number): void {
  wait = milliseconds;
}

/** The default delay of replies, in milliseconds. */
export function networkDelay(): number {
  return wait;
}
