import type { HttpHandler } from 'msw';
import type { AnyReply } from '../handlers/all';

/** The handlers of one subject by its name, as `parameters.msw.handlers` keeps them. */
type Subject = Record<string, (reply: AnyReply) => HttpHandler[]>;

/** A story in which a subject answers in one way. */
function answered(subject: Subject, reply: AnyReply) {
  const handlers = Object.fromEntries(
    Object.entries(subject).map(([name, handlersFor]) => [name, handlersFor(reply)]),
  );
  return { parameters: { msw: { handlers } } };
}

/** The state of a live list that has no records: `listEmpty({ news: newsHandlers })`. */
export const listEmpty = (subject: Subject) => answered(subject, { items: [] });

/** The state of a live list whose reply has not come yet. */
export const listLoading = (subject: Subject) => answered(subject, { delay: 'infinite' });

/** The state of a live list whose call was refused, or could not be made. */
export const listFailed = (subject: Subject, reply: AnyReply = { status: 500 }) =>
  answered(subject, reply);
