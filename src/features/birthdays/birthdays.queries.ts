import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { readBirthday } from './birthdays.schema';

/** Today's birthdays: the service picks the day. */
export const birthdaysCall: ListCall<Sent<'Birthday'>> = {
  name: 'Birthday list',
  path: '/api/birthdays/{code}',
};

/** Today's birthdays, in the service's order. */
export const birthdaysQuery = listQuery(['birthdays'], birthdaysCall, readBirthday);
