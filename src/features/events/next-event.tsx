import { chakra, Text } from '#chakra';
import { SmartLink } from '../../components/link/smart-link';
import { formatDay, weekdayName } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';
import { nextAnchor } from './event-entry';
import { isOn } from './events.order';
import type { SchoolEvent } from './events.schema';
import { inLanguage } from '../../lib/language/in-language';

export interface NextEventProps {
  event: SchoolEvent;
  /** Whether it stands below, and can be led to. */
  isListed: boolean;
  /** The day at school. */
  day: PlainDate;
}

/** A line above the list: what comes next, or is on today, and where it stands. */
export function NextEvent({ event, isListed, day }: NextEventProps) {
  const { date, title, lang } = event;
  const isToday = isOn(event, day);
  return (
    <Text mb={{ base: 6, md: 8 }}>
      <chakra.span fontWeight="semibold">{isToday ? 'Today: ' : 'Next event: '}</chakra.span>
      {isListed ? (
        <SmartLink to={`#${nextAnchor}`} {...inLanguage(lang)}>
          {title}
        </SmartLink>
      ) : (
        <span {...inLanguage(lang)}>{title}</span>
      )}
      {date && !isToday ? (
        <>
          , {weekdayName(date)}, <span data-short="">{formatDay(date)}</span>
        </>
      ) : null}
    </Text>
  );
}
