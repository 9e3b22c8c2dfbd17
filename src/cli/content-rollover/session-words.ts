import { monthOf } from '../../lib/dates/written-day';
import { latinFigures } from '../../lib/dates/latin-figures';
import { folderTexts } from '../content-links/folder-texts';
import type { SchoolSession } from './school-session';
import { nameFor, type SessionFiles } from './session-files';
import { sessionsPage } from './sessions-page';

const months =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';

/** How a year that is written with two figures is known from other numbers: 'AY 25-26', 'session 25-26'. */
const mark = "(?:A\\.? ?Y\\.?|[Ss]ession|SESSION|[Yy]ear|YEAR|सत्र|वर्ष)[ :.’'-]{0,2}";

/** The zeros of India's scripts. */
const zeros = [...'०০੦૦୦௦౦೦൦'].map((zero) => zero.charCodeAt(0));

const inScript = (zero: number, figures: string) =>
  figures.replace(/\d/g, (figure) => String.fromCharCode(zero + Number(figure)));

const inAnyScript = (figures: string) =>
  figures.replace(/\d/g, (one) => `[${one}${zeros.map((zero) => inScript(zero, one)).join('')}]`);

/** Latin figures in the script of those of another text. */
function inScriptOf(written: string, text: string): string {
  const ofOther = /(?!\d)\p{Nd}/u.exec(written)?.[0].charCodeAt(0) ?? 0;
  const zero = zeros.findLast((one) => one <= ofOther);
  return zero === undefined ? text : inScript(zero, text);
}

/** What words call a session and a month, except in the names of files and numbers of circulars: '2025-26', 'March 2026'. */
function wordsOf({ name }: SchoolSession): RegExp {
  const years = name.split('-').map((year) => inAnyScript(year.slice(2)));
  const century = inAnyScript(name.slice(0, 2));
  const [first = '', second] = years;
  const short = second === undefined ? '' : `|(?<=${mark})`;
  const other = second && `(\\s?(?:[-–—/]|to|से)\\s?[’']?)(${century})?${second}`;
  const file = '(?![\\w-]*\\.\\w)';
  return new RegExp(
    `\\b(${months})(\\.?,? )(\\d{4})\\b|(?<!\\p{Nd}|\\p{Nd}-)(?:(${century})${short})${first}${other ?? ''}(?![-/]?\\p{Nd})${file}`,
    'gu',
  );
}

const monthIn = (month: string, year: string) =>
  `${year}-${String(monthOf(month)).padStart(2, '0')}`;

/** Words of a session as they are for the next one, each as it is written; what was before the session stays. */
export function movedWords(text: string, session: SchoolSession, next: SchoolSession): string {
  const [first = '', second] = next.name.split('-');
  return text.replace(
    wordsOf(session),
    (word, month?: string, gap = '', year = '', ...[whole, hyphen, both]: string[]) => {
      if (month !== undefined) {
        const isOver = monthIn(month, year) < session.first.slice(0, 7);
        return isOver ? word : `${month}${gap}${Number(year) + 1}`;
      }
      const moved = first.slice(whole ? 0 : 2);
      const after = second ? `${hyphen}${second.slice(both ? 0 : 2)}` : '';
      return inScriptOf(word, `${moved}${after}`);
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

/** Lists whose records have no day: what they say of a session holds until somebody writes it anew. */
const dayless = /\/service\/(?:highlights|notifications|registrations)\.yaml$/;

/** Where those lists name a session: 'service/highlights.yaml:3 names 2026-2027'. */
export const namedSessions = (dir: string): string[] =>
  folderTexts(dir).flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      const named = /(?<![\d-])\d{4}-\d{4}(?![\d-])|\bsession \d{4}(?![\d-])/i.exec(line);
      const place = `${file.slice(file.indexOf('/') + 1)}:${index + 1}`;
      return named && dayless.test(file) ? [`${place} names ${named[0]}`] : [];
    }),
  );
