import { toppersSchema } from '../../content-service/kinds/toppers';
import { boardClass, examinationsOf, streamsOf } from '../../content/classes';
import { isRecord } from '../../content/record';
import { writtenSession } from '../../content/session-field';
import { today } from '../../lib/dates/plain-date';
import { previousSession, sessionOf } from '../../lib/dates/session';
import { firstMonthIn, readRecord } from '../../content/read-record';
import { resultOf } from '../../lib/percent-of';
import { addToList, itemOf } from './add-to-list';
import { itemText, photo } from './common-questions';
import { byItem, type Kind } from './question';
import { takeFile } from './take-file';

const percentIn = (written: unknown) => resultOf(String(written));

/** Behind those of the same class and session who have done as well, or else at the end. */
function rankIn(
  items: readonly unknown[],
  of: { class: string; session: string; division: number },
): number {
  const peers = items.flatMap((item, index) =>
    isRecord(item) && item.class === of.class && writtenSession(String(item.session)) === of.session
      ? [{ index, division: percentIn(item.division) }]
      : [],
  );
  const next = peers.find(({ division }) => division < of.division);
  return next?.index ?? (peers.at(-1)?.index ?? items.length - 1) + 1;
}

/** The page of a class's toppers, as content/site.yaml names it; the front page where it names none. */
function pageOf(dir: string, grade: string): string {
  const own = examinationsOf(readRecord(dir, 'site.yaml')).find((one) => one.class === grade);
  return typeof own?.page === 'string' ? own.page : '/';
}

/** The classes whose toppers the site shows, as site.yaml names their examinations; both where it names none. */
function classesShown(dir: string): readonly string[] {
  const named = examinationsOf(readRecord(dir, 'site.yaml')).map((one) => String(one.class));
  return named.length > 0 ? named.toReversed() : ['X', 'XII'];
}

/** The streams that site.yaml lists; the usual ones where it lists none. */
const streamsShown = (dir: string): readonly string[] =>
  streamsOf(readRecord(dir, 'site.yaml')) ?? ['Science', 'Commerce', 'Humanities'];

/** A topper of the board examinations. */
export const topper: Kind = {
  questions: [
    itemText(toppersSchema, 'name', 'The name', 'Kavya Menon'),
    {
      name: 'class',
      words: 'The class',
      choices: classesShown,
      chosenBy: (value) => String(boardClass(value)),
    },
    {
      name: 'stream',
      words: 'The stream',
      choices: streamsShown,
      applies: (answers) => answers.class === 'XII',
    },
    {
      name: 'percent',
      words: 'The result in per cent',
      example: '98.5',
      problem: byItem(toppersSchema, 'division'),
    },
    {
      name: 'session',
      words: 'The session of the examination',
      // Whoever writes results down writes those of the session that has ended.
      fallback: (_, dir) => previousSession(sessionOf(today(), firstMonthIn(dir))),
      problem: byItem(toppersSchema, 'session'),
    },
    photo('A portrait'),
  ],
  async fill(draft, answers) {
    const { name = '', class: grade = '', stream, percent, picture } = answers;
    const session = writtenSession(answers.session ?? '') ?? '';
    const attachments = picture && [
      await takeFile(draft, picture, 'photo', 'pictures/people', name),
    ];
    const division = percentIn(percent);
    const item = itemOf({ name, class: grade, session, division, stream, attachments });
    addToList(draft, 'toppers', item, (items) =>
      rankIn(items, { class: grade, session, division }),
    );
    return { shownAt: pageOf(draft.dir, grade) };
  },
};
