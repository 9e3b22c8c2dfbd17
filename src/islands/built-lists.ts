import type { Call } from '../lib/http/http-error';
import { askedCalls } from '../lib/http/given-replies';
import { today } from '../lib/dates/plain-date';
import type { HydrateOn } from './hydration';

/** A list of which an island was built, as its element has it in `data-lists`. */
export interface BuiltList extends Call {
  version: string;
}

/** Islands in which nothing can be pressed or typed: they start only to be drawn anew. */
const still = new Set(['message-view', 'home-principal']);

/** Islands whose HTML is right for a day ('2026-11-26') alone; others are for a year. */
const daily = new Set(['events-list', 'home-events', 'home-calendar']);

/** When an island starts that is complete in the built page. */
function startOf(name: string, hydrateOn: HydrateOn): HydrateOn {
  if (still.has(name)) return 'change';
  return hydrateOn === 'visible' ? 'reached' : 'interaction';
}

/**
 * The attributes of an island that has just been rendered at a moment: the lists of which it was built, by the
 * versions of those that were given, and the part of the school's day for which it is right. `undefined` where
 * not all that it asked for were given.
 */
export function listAttributes(
  name: string,
  hydrateOn: HydrateOn,
  versions: Readonly<Record<string, string>>,
  now: number,
): Record<string, string> | undefined {
  const calls = askedCalls();
  const lists = calls.flatMap((call): BuiltList[] => {
    const version = versions[call.path];
    return version === undefined ? [] : [{ ...call, version }];
  });
  if (lists.length === 0 || lists.length < calls.length) return undefined;
  return {
    'data-on': startOf(name, hydrateOn),
    'data-lists': JSON.stringify(lists),
    'data-day': today(now).slice(0, daily.has(name) ? 10 : 4),
  };
}
