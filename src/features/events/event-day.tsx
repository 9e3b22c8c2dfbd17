import type { ReactNode } from 'react';
import { ChangedDay } from '../../components/changed-day/changed-day';
import { weekdaysUntil } from '../../lib/dates/format';
import type { SchoolEvent } from './events.schema';

/** What stands beside the date badge of an event: 'Saturday', and what has become of that day; '' for nothing. */
export function eventDay({ date, until, calledOff, movedFrom }: SchoolEvent): ReactNode {
  if (!date && !calledOff && !movedFrom) return '';
  return (
    <ChangedDay {...{ calledOff, movedFrom }}>{date ? weekdaysUntil(date, until) : ''}</ChangedDay>
  );
}
