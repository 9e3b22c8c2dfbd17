import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { descriptionLength } from '../../content/page-fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { SchoolSession } from '../content-rollover/school-session';
import type { SchoolAnswers } from './answers.schema';
import { nameAt } from './board-pages';
import { furtherPages, ownPage, type OwnPage } from './own-pages';

/** Words that no text can end with. */
const needsMore =
  /^(?:and|or|of|the|a|an|in|at|on|to|for|from|with|by|how|what|when|who|it|its|every|each|—|–|-)$/i;

/** What stands in a text for a fact, or a word of it. */
const pieces = /\{\{[^{}]*\}\}\S*|\S+/g;

/** A text with the values of its facts, '{{ site.name }}', in place. */
const expanded = (text: string, facts: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) =>
    String(
      path
        .split('.')
        .reduce<unknown>(
          (value, key) => (Object(value) as Record<string, unknown>)[key] ?? '',
          facts,
        ),
    ),
  );

/** A text without its last words, which still ends as a sentence does. */
function shorter(text: string): string {
  const kept = (text.match(pieces) ?? []).slice(0, -1);
  while (kept.length > 1 && needsMore.test(kept.at(-1) ?? '')) kept.pop();
  return `${kept.join(' ').replace(/(?<![ ,;:.])[ ,;:.]+$/, '')}.`;
}

/**
 * The text of a template that is at most so many characters long with the facts of a school: with the short
 * name in the place of the whole one where that is too long, then without its last words.
 */
export function fittingText(
  text: string,
  facts: Readonly<Record<string, unknown>>,
  most: number,
): string {
  const fits = (tried: string) => expanded(tried, facts).length <= most;
  if (fits(text)) return text;
  let tried = text.replaceAll('{{ site.name }}', '{{ site.shortName }}');
  while (!fits(tried) && (tried.match(pieces) ?? []).length > 1) tried = shorter(tried);
  return tried;
}

// What a school needs for a page to say something.
const needs: Readonly<Record<string, string>> = {
  'isc-criteria.yaml': 'XI',
  'isc-result.yaml': 'XII',
  'isc-toppers.yaml': 'XII',
  'icse-result.yaml': 'X',
  'icse-toppers.yaml': 'X',
};

const nationalHolidays = [
  ['01-26', 'Republic Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
] as const;

function holidaysOf({ first, last }: SchoolSession) {
  const years = [...new Set([first, last].map((day) => day.slice(0, 4)))];
  const days = years.flatMap((year) =>
    nationalHolidays.map(([day, event]) => ({ date: `${year}-${day}`, event, type: 'holiday' })),
  );
  return days
    .filter(({ date }) => first <= date && date <= last)
    .map((entry) => ({ month: entry.date.slice(0, 7), entries: [entry] }));
}

/** What a new school is, for its pages. */
export interface Facts {
  answers: SchoolAnswers;
  classes: readonly string[];
  day: PlainDate;
  session: SchoolSession;
  /** What texts take as {{ site.name }}, {{ school.classes }} and {{ fees.session }}. */
  values: Readonly<Record<string, unknown>>;
}

const willAdd = /The school (?:will|may) add/;

/** Puts the school's own words in the place of what it will add, and publishes the page. */
function putOwnWords(document: Document, { blocks, todo }: OwnPage): void {
  const list: unknown = document.get('blocks');
  if (!isSeq(list)) throw new Error('a page of the template has no blocks');
  const place = list.items.findIndex(
    (block) => isMap(block) && willAdd.test(String(block.get('text'))),
  );
  const fresh = blocks.map((block) => document.createNode(block));
  if (place >= 0) list.items.splice(place, 1, ...fresh);
  else list.items.splice(1, 0, ...fresh);
  document.delete('draft');
  if (todo === undefined) document.delete('todo');
  else document.set('todo', todo);
}

/** Shortens a file's description to what is shown of it. */
export function fitDescription(document: Document, values: Facts['values']): void {
  const written = String(document.get('description'));
  document.set('description', fittingText(written, values, descriptionLength.most));
}

/** A page; none for a list made in code that only classes have which the school lacks. */
export function pageOf(
  name: string,
  text: string,
  { answers, classes, day, session, values }: Facts,
): Document | undefined {
  const { board } = answers;
  const own = ownPage(name, answers);
  if (!own && furtherPages.has(name)) return undefined;
  const document = parseDocument(text);
  document.set('path', nameAt(board, String(document.get('path'))));
  if (document.has('reviewed')) document.set('reviewed', day);
  // The editor lists pages by their titles as they are written.
  document.set('title', expanded(String(document.get('title')), values));
  fitDescription(document, values);
  if (own) putOwnWords(document, own);
  if (name === 'school-calendar.yaml') {
    document.setIn(['blocks', 1, 'months'], document.createNode(holidaysOf(session)));
  }
  const needed = needs[name];
  if (needed !== undefined && !classes.includes(needed)) {
    if (document.get('kind') === 'live') return undefined;
    document.set('menu', null);
    document.set('draft', true);
    document.set(
      'todo',
      `The school has no class ${needed}: remove this page, or publish it when it has.`,
    );
  }
  return document;
}
