import { Box, chakra } from '#chakra';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { Icon } from '../../components/icon/icon';
import { saveFile } from '../../components/save-file/save-file';
import { linkRecipe } from '../../theme/recipes/controls';
import type { DatedEvent } from './event-calendar';

const Toggle = chakra('button', linkRecipe, { defaultProps: { type: 'button' } });

/** The address at which the Events page shows an event alone. */
const addressOf = ({ title }: DatedEvent) =>
  new URL(`/Events?q=${encodeURIComponent(title.slice(0, 100))}`, window.location.origin);

/** Why there is no file. An alert, since each event of a long list would otherwise have a silent place. */
export function CalendarFault() {
  return (
    <chakra.p role="alert" textStyle="small" color="ink.muted">
      The file could not be made. Is there a network? Please try again.
    </chakra.p>
  );
}

/** Saves an event as a file that calendar apps open. Its writer is fetched when it is asked for. */
export function AddToCalendar({ event }: { event: DatedEvent }) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { eventCalendar } = await import(
        /* webpackChunkName: "event-calendar" */ './event-calendar'
      );
      const text = eventCalendar(event, addressOf(event));
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${event.date}.ics`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Box mt={2} _print={{ display: 'none' }}>
      <Toggle variant="standalone" minH="target" position="relative" onClick={() => void save()}>
        <Icon as={CalendarPlus} size={18} />
        <span>
          Add to calendar<chakra.span srOnly>: {event.title}</chakra.span>
        </span>
      </Toggle>
      {failed ? <CalendarFault /> : null}
    </Box>
  );
}
