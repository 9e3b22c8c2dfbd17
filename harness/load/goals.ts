/** What a service on one small machine, of two cores, keeps to while all visitors come at once. */
export const goals = {
  /** Replies that failed, were refused, or never came. */
  failed: 0,
  /** The slowest reply of a hundred, in ms. */
  p99: 2000,
  /** The most memory the service holds, in bytes. */
  memory: 640 * 1024 * 1024,
} as const;
