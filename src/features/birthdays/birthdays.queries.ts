import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { readBirthday } from './birthdays.schema';

/** Today's birthdays: the service picks the day. */
export const birthdaysCall: Call = { name: 'Birthday list', path: '/api/birthdays/{code}' };

/** Today's birthdays, in the service's order. */
export const birthdaysQuery = queryOptions({
  queryKey: ['birthdays'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), birthdaysCall, readBirthday, signal),
});
