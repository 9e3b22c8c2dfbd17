import { monthOf } from '../../lib/dates/written-day';
import { latinFigures } from '../../lib/dates/latin-figures';
import { folderTexts } from '../content-links/folder-texts';
import type { SchoolSession } from './school-session';
import { nameFor, type SessionFiles } from './session-files';
import { sessionsPage } from './sessions-page';

const months =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';

/** What words call a session and a month, except in the names of files: '2025-26', 'March 2026'. */
function wordsOf({ name }: SchoolSession): RegExp {
  const [first = '', second = ''] = name.split('-');
  const other = second && `(\\s?[-–—/]\\s?)(20)?${second.slice(2)}`;
  const file = '(?![\\w-]*\\.\\w)';
  return new RegExp(
    `\\b(${months})(\\.?,? )(\\d{4})\\b|(?<!\\d|\\d-)${first}${other}(?!-?\\d)${file}`,
    'g',
  );
}

const monthIn = (month: string, year: string) =>
  `${year}-${String(monthOf(month)).padStart(2, '0')}`;

/** Words of a session as they are for the next one, each as it is written; what was before the session stays. */
export function movedWords(text: string, session: SchoolSession, next: SchoolSession): string {
  const [first = '', second] = next.name.split('-');
  return text.replace(
    wordsOf(session),
    (word, month?: string, gap?: string, year = '', hyphen?: string, century?: string) => {
      if (month === undefined)
        return second ? `${first}${hyphen}${century ?? ''}${second.slice(2)}` : first;
      const isOver = monthIn(month, year) < session.first.slice(0, 7);
      return isOver ? word : `${month}${gap}${Number(year) + 1}`;
    },
  );
}

/** Where words beside the pages of a session name it or its months: 'pages/studies.yaml:14 names March 2026'. */
export function sessionWords(dir: string, files: SessionFiles, next: SchoolSession): string[] {
  const { session, pages, facts } = files;
  const own = [...pages, ...facts].flatMap(({ name }) => [
    name,
    nameFor(name, session),
    nameFor(name, next),
  ]);
  const done = new Set([...own, sessionsPage]);
  const [first, last] = [session.first.slice(0, 7), session.last.slice(0, 7)];
  return folderTexts(dir).flatMap(({ file, lines }) => {
    const name = file.slice(file.indexOf('/') + 1);
    // Lists of the service have their day beside them, except for what the heads say.
    const isOfADay = name.startsWith('service/') && name !== 'service/messages.yaml';
    if (done.has(name) || isOfADay) return [];
    return lines.flatMap((line, index) => {
      const named = [...latinFigures(line).matchAll(wordsOf(session))].flatMap(
        ([word, month, , year = '']) => {
          const at = month === undefined ? first : monthIn(month, year);
          return first <= at && at <= last ? [word] : [];
        },
      );
      return named.length > 0 ? [`${name}:${index + 1} names ${named.join(', ')}`] : [];
    });
  });
}
