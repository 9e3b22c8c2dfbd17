import type { HttpHandler } from 'msw';
import { notificationRecords } from '../features/notifications/notifications.examples';
import { notificationsCall } from '../../src/features/notifications/notifications.queries';
import type { NotificationRecord } from '../../src/features/notifications/notifications.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for the popup's notifications. */
export function notificationsHandlers(reply?: Reply<NotificationRecord>): HttpHandler[] {
  return [listHandler(notificationsCall, notificationRecords, reply)];
}
