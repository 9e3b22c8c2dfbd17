import { Text } from '#chakra';
import { momentText } from '../../lib/dates/moment-text';

export interface AsOfNoteProps {
  /** In milliseconds since 1970. */
  moment: number;
  /** Until the page shows it. */
  hidden?: boolean;
}

/**
 * Behind an island that was built of lists: of when they are. The page shows it where the service can't be
 * asked whether they are still right (`islands/check-lists.ts`).
 */
export const AsOfNote = ({ moment, hidden = true }: AsOfNoteProps) => (
  <Text role="status" textStyle="small" color="ink.muted" mt={5} hidden={hidden} data-as-of="">
    This is as of {momentText(new Date(moment))}: the school’s service can’t be reached now.
  </Text>
);
