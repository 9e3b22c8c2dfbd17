import type { HttpHandler } from 'msw';
import { notificationRecords } from '../features/notifications/notifications.examples';
import { notificationsCall } from '../../src/features/notifications/notifications.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for the popup's notifications. */
export function notificationsHandlers(reply?: Reply<Sent<'Notification'>>): HttpHandler[] {
  return [listHandler(notificationsCall, notificationRecords, reply)];
}
