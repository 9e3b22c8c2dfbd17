import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';
import { inSmall } from './field-words';

/** Where programs put the list that was asked for; they may send others beside it. */
const USUAL = 'data items results result records rows list docs content d body payload entry'.split(
  ' ',
);
/** Services of .NET name a reply after its call: `GetNewsResult`. */
export const isUsual = (key: string) => USUAL.includes(key.toLowerCase()) || /.Result$/.test(key);

/** Lists that belong to one record or say what went wrong: a reply with nothing else is no list. */
export const OTHER =
  /^(?:attachments|captions|images?|photos|files|errors?|messages?|warnings|details)$/i;

/** Why there is nothing that is no failure: `{ status: false, message: 'No records found', data: [] }`. */
const NOTHING =
  /\b(?:no|none|null|zero|0|nothing|empty)\b|\b(?:records?|data|results?|items?) (?:is |are )?not (?:found|available)\b/i;

/**
 * All the words that such a sentence has where no list stands beside it: 'No such school' and 'No data connection' tell
 * of failures.
 */
const PLAIN_WORDS =
  /^(?:there|is|are|was|were|has|have|been|any|no|not|none|null|zero|0|nothing|empty|found|available|added|published|yet|to|show|display|currently|at|the|moment|sorry|records?|data|results?|items?|rows?|list|entry|entries|content|news|events?|circulars?|notices?|albums?|photos?|gallery|videos?|toppers?|birthdays?|notifications?|highlights?|messages?|testimonials?|alumni)$/i;

/** Fields that say how a reply went, in small letters, and what they hold where it failed. */
const FAILED: readonly (readonly [field: RegExp, value: RegExp])[] = [
  [/^(?:is|has)?(?:success(?:ful)?|succeeded|ok|status)$/, /^(?:false|0)$/i],
  [/^(?:http)?(?:status|response|error|result)?(?:code)?$/, /^(?:err|fail|[45]\d\d$)/i],
  [/^(?:is|has)?errors?$/, /^true$/i],
];
const MESSAGE = /^(?:response|status|error|result)?(?:message|msg)$|^errordescription$/;

/** What a reply says of how it went: its error, or its message. */
function outcomeOf(reply: unknown): { failure: string; why: string } {
  const fields = Object.entries(asRecord(reply) ?? {});
  const [, message] = fields.find(([key]) => MESSAGE.test(inSmall(key))) ?? [];
  const { error } = asRecord(reply) ?? {};
  const failure = scalarText(asRecord(error)?.message ?? error);
  return { failure, why: failure || scalarText(message) };
}

/** What a reply that holds no list says instead: 'Session expired'. */
export const reasonOf = (reply: unknown): string => outcomeOf(reply).why;

/** Whether a reply says that it has failed, and why: an empty list beside that is no list. */
export function hasFailed(reply: unknown): boolean {
  const { failure, why } = outcomeOf(reply);
  const isFailed = Object.entries(asRecord(reply) ?? {}).some(([key, value]) =>
    FAILED.some(
      ([field, words]) =>
        field.test(inSmall(key)) && typeof value !== 'object' && words.test(String(value)),
    ),
  );
  // For some programs 0 is the code of success.
  const isTold = why !== '' && !NOTHING.test(why) && !/^(?:ok|success)/i.test(why);
  return (isFailed || failure !== '') && isTold;
}

/** How deep nothing may stand. */
const DEEPEST = 4;

/** `null`, an empty text, or an object of nothing else: `{ items: null, total: 0 }`. */
export const isNothing = (value: unknown, depth = DEEPEST): boolean =>
  (value ?? '') === '' ||
  value === 0 ||
  (depth > 0 &&
    Object.values(asRecord(value) ?? { value }).every((one) => isNothing(one, depth - 1)));

/** Whether a text says plainly that there is nothing: 'No records found'. */
export const isNone = (text: string): boolean =>
  NOTHING.test(text) &&
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).every((word) => PLAIN_WORDS.test(word));

/** Whether a reply has nothing where its list was to be, and says plainly that there is none; there, or beside it. */
export function saysNone(reply: unknown): boolean {
  const { failure, why } = outcomeOf(reply);
  const fields = Object.entries(asRecord(reply) ?? {}).filter(([key]) => !OTHER.test(key));
  const isTold = fields.some(([key, value]) => isUsual(key) && isNone(scalarText(value)));
  return (
    (isTold && !failure && (why === '' || isNone(why) || /^(?:ok|success)/i.test(why))) ||
    (isNone(why) &&
      fields.some(([key, value]) =>
        value === false ? isUsual(key) : value !== 0 && isNothing(value),
      ))
  );
}
