import { formatLongDay } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';
import { cutAtWord } from '../../lib/cut-at-word';

const longestTitle = 120;

interface Shared {
  title: string;
  /** The school's name; '' where the page does not tell it. */
  school: string;
  day?: PlainDate | undefined;
  /** Its whole address. */
  address: string;
}

/**
 * What is sent to others, right without a preview: the title, the school and the day, and the address on a line of its
 * own. A school that the title names is not named twice.
 */
export function shareText({ title, school, day, address }: Shared): string {
  const isNamed = school !== '' && title.toLowerCase().includes(school.toLowerCase());
  const facts = [isNamed ? '' : school, day ? formatLongDay(day) : ''].filter(Boolean).join(', ');
  return [cutAtWord(title, longestTitle), facts, address].filter(Boolean).join('\n');
}
