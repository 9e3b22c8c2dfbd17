import { Box, chakra } from '#chakra';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { Icon } from '../../components/icon/icon';
import { linkRecipe } from '../../components/link/link.recipe';
import { needsScripts } from '../../theme/needs-scripts';
import { inLanguage } from '../../lib/language/in-language';
import type { DatedEvent } from './event-calendar';

const Toggle = chakra('button', linkRecipe, { defaultProps: { type: 'button' } });

/** Why there is no file. An alert, so that not every event of a long list needs a live region. */
export function CalendarError() {
  return (
    <chakra.p role="alert" textStyle="small" color="ink.muted">
      The file could not be made. Is there a network? Please try again.
    </chakra.p>
  );
}

/** Saves an event as an iCalendar file. The code is loaded on the click. */
export function AddToCalendar({ event }: { event: DatedEvent }) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { saveEvent } = await import(/* webpackChunkName: "event-calendar" */ './save-event');
      saveEvent(event);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Box mt={2} css={needsScripts} _print={{ display: 'none' }}>
      <Toggle variant="standalone" minH="target" position="relative" onClick={() => void save()}>
        <Icon as={CalendarPlus} size={18} />
        <span>
          Add to calendar
          <chakra.span srOnly {...inLanguage(event.lang)}>
            : {event.title}
          </chakra.span>
        </span>
      </Toggle>
      {failed ? <CalendarError /> : null}
    </Box>
  );
}
