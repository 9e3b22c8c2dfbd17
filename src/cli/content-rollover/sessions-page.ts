import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { today } from '../../lib/dates/plain-date';
import { isRecord } from '../../content/record';
import { documentText } from '../document-text';
import { pathFor, type SessionFiles } from './session-files';

/** The page that leads to every session. */
export const sessionsPage = join('pages', 'sessions.yaml');

const plain = { lineWidth: 0, singleQuote: true } as const;

function blankPage(menu: unknown): string {
  return stringify(
    {
      path: '/Sessions',
      title: 'Past Sessions',
      kind: 'static',
      menu,
      lead: 'Calendar, fees and timings of the sessions before this one.',
      description:
        'Calendar, fees and timings of past sessions at {{ site.name }}, session by session.',
      reviewed: today(),
      blocks: [],
    },
    plain,
  );
}

/** The text of the page of past sessions, with the session of these files on it. */
export function withSession(dir: string, { session, pages }: SessionFiles): string {
  const file = join(dir, sessionsPage);
  const calendar = pages.find(({ path }) => path === '/SchoolCalendar') ?? pages[0];
  const first: unknown = calendar && parseDocument(calendar.text).toJS();
  const menu = isRecord(first) ? (first.menu ?? null) : null;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : blankPage(menu);
  const document = parseDocument(text);
  const blocks = document.get('blocks');
  const heading = `Session ${session.name}`;
  if (!isSeq(blocks)) return text;
  if (blocks.items.some((block) => isMap(block) && block.get('heading') === heading)) return text;
  const items = pages.map(({ path, title }) => ({
    title: `${title} ${session.name}`,
    to: pathFor(path, session),
  }));
  const place = blocks.items.findIndex((block) => isMap(block) && block.get('kind') === 'links');
  const block = document.createNode({ kind: 'links', heading, items });
  blocks.flow = false;
  blocks.items.splice(place < 0 ? blocks.items.length : place, 0, block);
  return documentText(document, text);
}
