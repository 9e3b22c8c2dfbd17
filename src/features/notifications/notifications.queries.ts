import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { readNotification } from './notifications.schema';

/** The popup's notifications. */
export const notificationsCall: ListCall<Sent<'Notification'>> = {
  name: 'Notification list',
  path: '/api/notification/{code}',
  auth: true,
};

/** The popup's notifications, in the service's order. */
export const notificationsQuery = listQuery(['notifications'], notificationsCall, readNotification);
