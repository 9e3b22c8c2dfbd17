import type { Event, Place } from 'schema-dts';
import type { SchoolEvent } from '../../../features/events/events.schema';
import { lastBegin, parseTimes } from '../../../lib/dates/clock-hours';
import type { PlainDate } from '../../../lib/dates/plain-date';
import type { SchoolIdentity } from '../structured-data';

/** So many minutes after the midnight of a day at school, in ISO 8601: India keeps UTC+5:30 all year round. */
const timeAt = (day: PlainDate, minutes: number) =>
  `${new Date(Date.parse(`${day}T00:00Z`) + minutes * 60_000).toISOString().slice(0, 19)}+05:30`;

/** When it begins and ends: to the minute where its time can be read, otherwise whole days. */
function times(date: PlainDate, until: PlainDate | undefined, time: string) {
  const hours = parseTimes(time);
  if (!hours) return { startDate: date, ...(until && { endDate: until }) };
  const last =
    hours.until === undefined ? until : timeAt(lastBegin(date, until ?? date, hours), hours.until);
  return { startDate: timeAt(date, hours.from), ...(last && { endDate: last }) };
}

/**
 * The school, or the venue in the school's town. Of a venue that names its own place ("Town Hall, Mussoorie")
 * nothing else is known.
 */
function placeOf(venue: string, { name, address }: SchoolIdentity): Place {
  const { lines, city, state, postcode } = address;
  const town = { addressLocality: city, addressRegion: state, addressCountry: 'IN' } as const;
  if (venue.includes(',')) return { '@type': 'Place', name: venue, address: venue };
  const street = lines.filter((line) => line !== name).join(', ');
  return {
    '@type': 'Place',
    name: venue || name,
    address: {
      '@type': 'PostalAddress',
      ...(venue === '' && { streetAddress: street, postalCode: postcode }),
      ...town,
    },
  };
}

/**
 * An event with what is required of it; none for one without a day.
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventThing(event: SchoolEvent, school: SchoolIdentity): Event | undefined {
  const { title, date, until, time, venue, calledOff, movedFrom } = event;
  if (!date) return undefined;
  const status = calledOff ? 'EventCancelled' : movedFrom ? 'EventRescheduled' : 'EventScheduled';
  return {
    '@type': 'Event',
    name: title,
    ...times(date, until, time),
    eventStatus: `https://schema.org/${status}`,
    // Asked for beside "rescheduled" only.
    ...(status === 'EventRescheduled' && { previousStartDate: movedFrom }),
    location: placeOf(venue, school),
    organizer: { '@type': 'Organization', name: school.name, url: school.siteUrl },
  };
}
