import type { Call } from './http-error';

/** Records by the paths of their calls, as in code: '/api/news/all/{code}'. */
export type Replies = Readonly<Record<string, readonly unknown[] | undefined>>;

let given: Replies = {};
const asked = new Map<string, Call>();

/**
 * Gives records with which queries begin, so that they need not be fetched: at build, and for an island
 * that is started from what its page was built of.
 */
export function giveReplies(replies: Replies): void {
  given = { ...given, ...replies };
}

/** Takes back all that was given. */
export function forgetReplies(): void {
  given = {};
  asked.clear();
}

/** The records that were given for a call. */
export function givenReply(call: Call): readonly unknown[] | undefined {
  asked.set(call.path, call);
  return given[call.path];
}

/** The calls of which queries have asked for records, each once. */
export const askedCalls = (): Call[] => [...asked.values()];
