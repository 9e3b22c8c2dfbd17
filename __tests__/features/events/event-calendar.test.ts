import ICAL from 'ical.js';
import { type DatedEvent, eventCalendar } from '../../../src/features/events/event-calendar';

const page = new URL('https://www.school.example/Events?q=Fair');
const fair: DatedEvent = {
  id: 'event-fair',
  key: 'event-fair',
  title: 'Fair; games, and a play',
  description: 'Stalls and games.\nPlease bring a bag.',
  date: '2026-11-14',
  until: undefined,
  calledOff: '',
  movedFrom: undefined,
  time: '9:00 am',
  venue: 'Lower field',
  images: [],
  attachments: [],
};
const now = new Date('2026-11-01T06:00:00Z');

/** The one event of a file, read by a parser that is not the writer's. */
function read(change: Partial<DatedEvent> = {}, at = now) {
  const text = eventCalendar({ ...fair, ...change }, page, at);
  const part = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent')[0];
  if (!part) throw new Error('There is no event in the file.');
  return { text, event: new ICAL.Event(part), part };
}

it('stands at its time in UTC, five and a half hours before the clock at school', () => {
  const { event, part } = read();
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-14T03:30:00Z'));
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(part.getFirstProperty('dtend')).toBeNull();
});

it('ends where its hours end', () => {
  const { event } = read({ time: '4:00–6:30 pm' });
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-14T10:30:00Z'));
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-14T13:00:00Z'));
});

it.each([
  ['9.00 AM - 12.30 PM', '03:30', '07:00'],
  ['8.00 a.m. to 1.30 p.m.', '02:30', '08:00'],
  ['9:30 AM — 12 noon', '04:00', '06:30'],
  ['10:30 AM onwards', '05:00', undefined],
  ['0930 hrs', '04:00', undefined],
  ['14:00', '08:30', undefined],
])('reads the hours "%s" as offices write them', (time, from, until) => {
  const { event, part } = read({ time });
  expect(event.startDate.toJSDate()).toEqual(new Date(`2026-11-14T${from}:00Z`));
  const end = part.getFirstProperty('dtend');
  if (until) expect(event.endDate.toJSDate()).toEqual(new Date(`2026-11-14T${until}:00Z`));
  else expect(end).toBeNull();
});

it.each(['11:00 pm to 1:00 am', '11 PM – 1 AM', '23:00 to 01:00', '11 pm to 1:00 a.m.'])(
  'ends on the next day after "%s"',
  (time) => {
    for (const until of [undefined, '2026-11-15'] as const) {
      const { event, part } = read({ time, until });
      expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-14T17:30:00Z'));
      expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-14T19:30:00Z'));
      expect(part.getFirstProperty('rrule')).toBeNull();
    }
  },
);

it('ends at midnight, and repeats nights of which there are several', () => {
  const { event, part } = read({ time: '7 pm to 12 midnight', until: '2026-11-16' });
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-14T18:30:00Z'));
  expect(String(part.getFirstPropertyValue('rrule'))).toBe('FREQ=DAILY;COUNT=3');
});

it('takes several days as one stretch, or with hours as those of each day', () => {
  const days = read({ until: '2026-11-19', time: '' }).event;
  expect(`${days.startDate}/${days.endDate}`).toBe('2026-11-14/2026-11-20');
  const hours = read({ until: '2026-11-19', time: '9 am to 12 noon' });
  expect(hours.event.endDate.toJSDate()).toEqual(new Date('2026-11-14T06:30:00Z'));
  expect(String(hours.part.getFirstPropertyValue('rrule'))).toBe('FREQ=DAILY;COUNT=6');
  const camp = read({ until: '2026-11-19', time: '9 am' });
  expect(`${camp.event.startDate}/${camp.event.endDate}`).toBe('2026-11-14/2026-11-20');
  expect(camp.event.description).toBe(`9 am\n${fair.description}`);
  expect(camp.part.getFirstPropertyValue('rrule')).toBeNull();
});

it('says nothing of a time that is the whole day, and all of one that says more', () => {
  expect(read({ time: 'Whole day' }).event.description).toBe(fair.description);
  const more = '9 am to 12 noon (Classes I to V)';
  expect(read({ time: more }).event.description).toBe(`${more}\n${fair.description}`);
});

it.each(['', 'after assembly', '25:00', '11 am to 1 am'])('is a whole day at "%s"', (time) => {
  const { event, text } = read({ time, description: '' });
  expect(`${event.startDate}/${event.endDate}`).toBe('2026-11-14/2026-11-15');
  expect(event.startDate.isDate).toBe(true);
  if (time) expect(text).toContain(time);
});

it('tells what, where and the page, whatever stands in them', () => {
  const { event, part, text } = read({ title: `${fair.title} ${'é'.repeat(80)}` });
  expect(event.summary).toBe(`Fair; games, and a play ${'é'.repeat(80)}`);
  expect(event.location).toBe('Lower field');
  expect(event.description).toBe(fair.description);
  expect(part.getFirstPropertyValue('url')).toBe(page.href);
  const bytes = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
});

it('keeps its id, and counts on, so that a file saved later replaces the one before', () => {
  const [first, second] = [read(), read({ date: '2026-11-15' }, new Date(+now + 3_600_000))];
  expect(second.event.uid).toBe(first.event.uid);
  expect(first.event.uid).toBe('event-fair@www.school.example');
  const turn = ({ part }: typeof first) => Number(part.getFirstPropertyValue('sequence'));
  expect(turn(second)).toBeGreaterThan(turn(first));
});

it.each([
  ['वार्षिक दिवस', 'खेल दिवस'],
  [`${'a'.repeat(90)}1`, `${'a'.repeat(90)}2`],
])('takes no other event for the same one: %s', (one, other) => {
  const ids = [one, other, one].map((key) => read({ key }).event.uid);
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toBe(ids[2]);
});

it('cancels what was saved before, by the same id', () => {
  const [first, second] = [read(), read({ calledOff: 'Cancelled: heavy rain' })];
  expect(first.part.getFirstPropertyValue('status')).toBeNull();
  expect(second.part.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(second.event.uid).toBe(first.event.uid);
  expect(second.event.description).toBe(`Cancelled: heavy rain\n${fair.description}`);
});

it('tells from which day it was moved', () => {
  const { event } = read({ date: '2026-11-21', movedFrom: '2026-11-14' });
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-21T03:30:00Z'));
  expect(event.description).toBe(`Moved from 14 Nov 2026\n${fair.description}`);
});

it('lets no record write lines of its own', () => {
  const { text } = read({
    key: 'a\r\nATTACH:x',
    venue: 'Hall\r\nATTACH:https://elsewhere.example',
  });
  expect(text).not.toMatch(/^ATTACH/m);
});
