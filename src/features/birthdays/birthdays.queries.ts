import { listQuery } from '../../lib/http/read-record';
import type { ListCall } from '../../lib/http/service-calls';
import { readBirthday, type BirthdayRecord } from './birthdays.schema';

/** Today's birthdays: the service picks the day. */
export const birthdaysCall: ListCall<BirthdayRecord> = {
  name: 'Birthday list',
  path: '/api/birthdays/{code}',
};

/** Today's birthdays, in the service's order. */
export const birthdaysQuery = listQuery(['birthdays'], birthdaysCall, readBirthday);
