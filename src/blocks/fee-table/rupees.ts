/** Written out rather than taken from `Intl`, so that every browser and the build agree. */
const GROUPS = /(\d)(?=(\d\d)+\d$)/g;

/** Rupees for reading, in the Indian grouping: 10200 gives '₹ 10,200', 120000 gives '₹ 1,20,000'. */
export function rupees(amount: number): string {
  return `₹\u00a0${String(amount).replace(GROUPS, '$1,')}`;
}
