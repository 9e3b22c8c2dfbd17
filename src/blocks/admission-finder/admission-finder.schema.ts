import { dayOfYear, knownStream, link, markdown } from '../../content/content-fields';
import { amount, list, phrase, shape, text } from '../../content/fields';
import { session } from '../../content/session-field';
import { parseDayOfYear } from '../../lib/dates/written-day';
import { partsOf, type PlainDate } from '../../lib/dates/plain-date';
import { parseSession, sessionFrom } from '../../lib/dates/session';
import { combinationItems } from '../combinations/combinations.schema';
import { blockShape, defineBlock } from '../define-block';

/** How many sessions can be chosen, from that of the content on. */
const SESSIONS = 5;

const schema = blockShape(
  'admission-finder',
  'Can my child join: the class for a date of birth, and the streams that are open with marks.',
  {
    session: session('The session.'),
    ageOn: dayOfYear('The day on which the age counts, in the first year of a session.', '1 April'),
    ages: list(
      'The ages of the first classes, the youngest first.',
      shape('One class.', {
        class: phrase('The class.', 'Nursery'),
        from: amount('Years, at least; 3.5 is three years and six months.', 4),
        to: amount('Years, at most.', 4.5),
      }).test('ends', (value, context) =>
        value.to < value.from
          ? context.createError({ message: `"to" is less than "from"; write the older age there` })
          : true,
      ),
    ),
    older: link('Where the admission of older children is explained.').optional(),
    streams: list(
      'What the streams of the highest classes ask for.',
      shape('One stream.', {
        stream: text('The name of the stream.', 'Science').test(knownStream),
        percent: amount('Per cent, as the average of the subjects.', 80),
        subjects: list('The subjects that count.', phrase('A subject.', 'Mathematics')),
      }),
    ).optional(),
    combinations: list(
      'The combinations of subjects in each stream, as in a block of that kind.',
      shape('One stream.', {
        stream: phrase('The name of the stream.', 'Science'),
        items: combinationItems,
      }),
    ).optional(),
    marksRule: link('Where the marks of the streams are explained.').optional(),
    bring: markdown('When to come, and what to bring; shown with every answer.', 'Forms are …'),
    ask: link('Whom to ask: the page with the office’s addresses.'),
  },
);

/** A finder of classes and streams: its sessions follow that of the content; combinations stand with their stream. */
export const admissionFinderBlock = defineBlock('admission-finder', {
  schema,
  load: (written, context) => {
    const {
      session,
      ageOn,
      ages,
      older,
      streams = [],
      combinations = [],
      marksRule,
      ask,
    } = written;
    const first = Number(session.slice(0, 4));
    const firstMonth = parseSession(session)?.includes('-') ? undefined : 1;
    const { month, day } = partsOf(`${first}-${parseDayOfYear(ageOn) ?? '04-01'}` as PlainDate);
    return {
      sessions: Array.from({ length: SESSIONS }, (_, later) =>
        sessionFrom(first + later, firstMonth),
      ),
      ageOn: { month, day },
      ages,
      ...(older !== undefined && { older }),
      streams: streams.map((rule) => ({
        ...rule,
        items: combinations
          .filter(({ stream }) => stream === rule.stream)
          .flatMap(({ items }) => items.map(({ name, subjects }) => ({ name, subjects }))),
      })),
      ...(marksRule !== undefined && { marksRule }),
      bring: context.html(written.bring),
      ask,
    };
  },
});
