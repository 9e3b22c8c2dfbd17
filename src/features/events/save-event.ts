import { saveFile } from '../../components/save-file/save-file';
import { type DatedEvent, eventCalendar } from './event-calendar';
import { inListAddress } from '../shared/in-list-address';

/** The address at which the Events page shows an event alone. */
const addressOf = ({ title }: DatedEvent) =>
  new URL(
    `${process.env.GATSBY_BASE ?? ''}${inListAddress('/Events', title)}`,
    window.location.origin,
  );

/** Saves an event as an iCalendar file. */
export function saveEvent(event: DatedEvent): void {
  const text = eventCalendar(event, addressOf(event));
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${event.date}.ics`);
}
