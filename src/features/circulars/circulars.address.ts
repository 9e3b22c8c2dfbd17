import { sharedAddress } from '../../lib/http/item-address';
import type { Circular } from './circulars.schema';

/** Circulars have addresses below that of their page: `/Circular/circular-diwali-holidays-2026-10-26`. */
const circularFolder = '/Circular';

/** By what the page's own address names a circular: `/Circular?circular=…`. */
export const circularKey = 'circular';

/** The address of a circular for others, to whom its preview tells what it is. */
export function sharedCircularAddress({ id }: Pick<Circular, 'id'>): string | undefined {
  return sharedAddress(circularFolder, circularFolder, id, circularKey);
}
