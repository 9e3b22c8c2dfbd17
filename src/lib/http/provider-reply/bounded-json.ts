import { jsonOf } from '../json-of';

/** How many brackets of a reply may stand within each other: a parser takes seconds for millions. */
const DEEPEST = 1000;

/** Whether there are more; those in its texts are counted, too. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= DEEPEST; at += 1) {
    // '[' and ']' are '{' and '}' but for one bit.
    const bracket = text.charCodeAt(at) | 0x20;
    depth += bracket === 0x7b ? 1 : bracket === 0x7d ? -1 : 0;
  }
  return depth > DEEPEST;
}

/** The text as JSON; `undefined` where it is none, or too deep. */
export const boundedJson = (text: string): unknown => (isTooDeep(text) ? undefined : jsonOf(text));
