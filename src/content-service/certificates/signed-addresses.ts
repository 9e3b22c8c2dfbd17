import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../inbox/database';
import { dayOf, makeDayKeys } from '../inbox/day-keys';
import type { Clock } from '../school-year/clock';

/** For how long an address holds. */
const lifeMs = 10 * 60_000;

/** How far ahead the end of an address may lie; more than its life, for processes whose clocks differ. */
const mostAheadMs = 15 * 60_000;

/** An address: the second in which it ends, counted from 1970, its signature in base64url, and the file. */
const signed = /^papers\/signed\/(\d{1,11})\/([\w-]{43})\/(.+)$/;

/** Addresses that hold for a while: paths for `/api/image/`, as the records have them. */
export type SignedAddresses = ReturnType<typeof makeSignedAddresses>;

/**
 * Signs with HMAC-SHA-256 over path and end, under the key of the day on which the address was made; the keys
 * of yesterday and today are kept. The parts stand in the path and not in a query, since the reply to a
 * certificate's request is a path, whose segments the browser encodes.
 */
export function makeSignedAddresses(database: Pick<Database, 'batch'>, clock: Clock) {
  const keyOf = makeDayKeys(database, 'address_keys', 1);

  async function signatureOf(path: string, end: number, now: number): Promise<Buffer> {
    const key = await keyOf(dayOf(end * 1000 - lifeMs), dayOf(now));
    return Buffer.from(createHmac('sha256', key).update(`${end}\n${path}`).digest('base64url'));
  }

  return {
    /** An address for a file by its path, for ten minutes. Rejects when the database fails. */
    async sign(path: string): Promise<string> {
      const now = clock().getTime();
      const end = Math.floor((now + lifeMs) / 1000);
      return `papers/signed/${end}/${(await signatureOf(path, end, now)).toString()}/${path}`;
    },
    /**
     * The path that an address stands for; undefined for one that has ended, or was not made here. Rejects when
     * the database fails.
     */
    async pathOf(address: string): Promise<string | undefined> {
      const [, until, signature = '', path = ''] = signed.exec(address) ?? [];
      const now = clock().getTime();
      const left = Number(until) * 1000 - now;
      if (!(left > 0 && left <= mostAheadMs)) return undefined;
      const right = await signatureOf(path, Number(until), now);
      return timingSafeEqual(right, Buffer.from(signature)) ? path : undefined;
    },
  };
}
