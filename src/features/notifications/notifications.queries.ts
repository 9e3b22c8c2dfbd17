import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { readNotification } from './notifications.schema';

/** The popup's notifications. */
export const notificationsCall: Call = {
  name: 'Notification list',
  path: '/api/notification/{code}',
  auth: true,
};

/** The popup's notifications, in the service's order. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), notificationsCall, readNotification, signal),
});
