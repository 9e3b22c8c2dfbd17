import { chakra } from '#chakra';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';

export interface ChangedDayProps {
  /** Why nothing takes place on the day: 'Cancelled: heavy rain'; '' where it does. */
  calledOff: string;
  /** The day on which it was to take place before. */
  movedFrom: PlainDate | undefined;
  /** The day: 'Saturday'. */
  children: ReactNode;
}

/** A day, with what has become of it: the word, and the day that holds no more struck. */
export function ChangedDay({ calledOff, movedFrom, children }: ChangedDayProps) {
  if (!calledOff && !movedFrom) return children;
  const old = movedFrom && !calledOff ? formatDay(movedFrom) : children;
  return (
    <>
      <b>{calledOff || 'Moved'}</b>{' '}
      {old ? (
        <s>
          <chakra.span srOnly>was </chakra.span>
          {old}
        </s>
      ) : null}{' '}
      {calledOff ? null : children}
    </>
  );
}
