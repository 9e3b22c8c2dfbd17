import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatLongDay } from '../../lib/dates/format';
import { addDays, type PlainDate, today } from '../../lib/dates/plain-date';
import { alertFile } from '../../lib/headers/cache-control';
import { asRecord } from '../../lib/http/as-record';
import type { Sent } from '../../lib/http/service-calls';
import { lists } from '../dataset/lists';
import type { SchoolContent } from '../live-content/school-content';
import { cutAtWord } from '../../lib/cut-at-word';
import type { Announcement } from './announcement';

/** A screen of a phone shows no more. */
const mostLetters = 140;

/** A circular that is older when it comes is none that anybody has to be told of: an archive is being filled. */
const freshDays = 7;

/** For how long a phone that is off gets it when it is on again, in ms. */
const keptMs = 3 * 86_400_000;

/** From so many at once on, one message tells of all. */
const manyAtOnce = 4;

/** The circulars that are out, with their dates; where they name children here, none of their words is sent. */
function circularAnnouncement(
  circular: Sent<'Circular'>,
  { school }: SchoolContent,
  now: number,
): Announcement {
  const { _id, title, date, classes = [], classesText, attachments = [] } = circular;
  const [attachment] = attachments;
  const isNamed = school.privacy.fetchedOnly?.includes('circulars') === true;
  const facts = [
    school.push?.name,
    classesText && `for ${classesText}`,
    formatLongDay(date as PlainDate),
  ];
  return {
    keys: [`circular:${_id}`, ...(attachment === undefined ? [] : [`paper:${attachment}`])],
    title: isNamed ? 'A new circular' : cutAtWord(title, mostLetters),
    body: facts.filter(Boolean).join(' · '),
    path: `/Circular/${_id}`,
    classes,
    isUrgent: false,
    endsAt: now + keptMs,
  };
}

/**
 * All circulars that are out; the fresh ones may be told. One whose id names a child who was withdrawn has another id
 * since, and would be told again.
 */
export function circularAnnouncements(content: SchoolContent, now: Date) {
  const { data } = content.dataAt(now);
  const day = today(now);
  const since = addDays(day, -freshDays);
  const ids = new Set(lists['/api/circular/all/:code'](data, day).map(({ _id }) => _id));
  return content.lists['/api/circular/all/:code'](data, day)
    .filter(({ _id, category }) => category === 'Circular' && ids.has(_id))
    .map((circular) => ({
      announcement: circularAnnouncement(circular, content, now.getTime()),
      isFresh: circular.date >= since,
    }));
}

/** One message for many circulars that have come at once. */
export function together(announcements: readonly Announcement[]): readonly Announcement[] {
  const [first, ...others] = announcements;
  if (!first || announcements.length < manyAtOnce) return announcements;
  const isForAll = announcements.some(({ classes }) => classes.length === 0);
  return [
    {
      ...first,
      keys: [`many:${first.keys[0]}`, ...announcements.flatMap(({ keys }) => keys)],
      title: `${others.length + 1} new circulars`,
      body: first.body.split(' · ')[0] ?? '',
      path: '/Circular',
      classes: isForAll ? [] : [...new Set(announcements.flatMap(({ classes }) => classes))],
    },
  ];
}

/** The urgent notice of the built site that stands there now, if any. */
export async function urgentAnnouncement(
  publicDir: string,
  school: string,
  now: number,
): Promise<Announcement | undefined> {
  const written = await readFile(join(publicDir, alertFile), 'utf8').catch(() => '{}');
  const sent = asRecord<Record<'id' | 'from' | 'until' | 'text' | 'link', unknown>>(
    JSON.parse(written),
  );
  const { id, from, until, text, link } = sent ?? {};
  if (typeof id !== 'string' || typeof text !== 'string' || typeof until !== 'number') return;
  if ((typeof from === 'number' && from > now) || until <= now) return undefined;
  const to = asRecord<{ to: unknown }>(link)?.to;
  return {
    keys: [`notice:${id}`],
    title: school,
    body: cutAtWord(text, mostLetters),
    path: typeof to === 'string' && /^\/(?!\/)/.test(to) ? to : '/',
    classes: [],
    isUrgent: true,
    endsAt: until,
  };
}
