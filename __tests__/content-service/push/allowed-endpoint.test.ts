/** @jest-environment node */
import { isAllowedEndpoint } from '../../../src/content-service/push/allowed-endpoint';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.own.example:8443/abc',
])('knows the push services of browsers, and those that are named: %s', (endpoint) => {
  expect(isAllowedEndpoint(endpoint, ['https://push.own.example:8443'])).toBe(true);
});

it.each([
  'https://127.0.0.1/push',
  'https://[::1]/push',
  'https://localhost/push',
  'https://169.254.169.254/latest/meta-data',
  'http://fcm.googleapis.com/send/1',
  'https://fcm.googleapis.com:8443/send/1',
  'https://user@fcm.googleapis.com/send/1',
  'https://fcm.googleapis.com.evil.example/send/1',
  'https://fcm.googleapis.com@evil.example/send/1',
  'https://evil.example/?https://fcm.googleapis.com/',
  'https://notfcm.googleapis.com/1',
  'https://push.own.example/abc',
  'http://push.own.example:8443/abc',
  'file:///etc/passwd',
  `https://web.push.apple.com/${'a'.repeat(1000)}`,
  'no address',
])('calls no other address: %s', (endpoint) => {
  expect(isAllowedEndpoint(endpoint, ['https://push.own.example:8443'])).toBe(false);
});
