import type { ServiceCall } from '../../lib/http/service-calls';

/** Asks for the school's key, and for the classes that circulars name. */
export const pushKeyCall: ServiceCall = { name: 'Push key', path: '/api/push/{code}/key' };

/** Has a browser told of new circulars. */
export const keepPushCall: ServiceCall = { name: 'Push subscription', path: '/api/push/{code}' };

/** Has it told no more. */
export const endPushCall: ServiceCall = { name: 'End of push', path: '/api/push/{code}/end' };
