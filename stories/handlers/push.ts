import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import { endPushCall, keepPushCall } from '../../src/features/push/push.calls';
import { postHandler } from './reply';

/** A public key of VAPID, made for examples. */
export const examplePushKey =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

/** Answers what a browser asks that wants to be told of circulars. */
export const pushHandlers = ({ classes = [] as string[] } = {}): HttpHandler[] => [
  http.get(/\/api\/push\/[^/]+\/key$/, () =>
    HttpResponse.json({ key: examplePushKey, classes }, { headers: { 'Privacy-Rules': 'kept' } }),
  ),
  postHandler(endPushCall, { ok: true }, {}),
  postHandler(keepPushCall, { ok: true }, { status: 201 }),
];
