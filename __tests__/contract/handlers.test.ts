/** @jest-environment node */
/**
 * Holds the request handlers of stories and tests, the examples they serve and the calls of the
 * features to the API description, so that what a story shows is what the service sends.
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { operations, schemaFor, type Operation } from '../content-service/support/contract';
import { manyAlumni } from '../../stories/features/alumni/alumni.examples';
import { manyBirthdays } from '../../stories/features/birthdays/birthdays.examples';
import {
  cancelledEntries,
  manyCalendarEntries,
  movedEntries,
} from '../../stories/features/calendar/calendar.examples';
import { certificateCall } from '../../src/features/certificate/certificate.download';
import { manyCirculars } from '../../stories/features/circulars/circulars.examples';
import { contactCall } from '../../src/features/contact/contact.send';
import {
  cancelledEvents,
  manyEvents,
  movedEvents,
} from '../../stories/features/events/events.examples';
import { manyAlbums } from '../../stories/features/gallery/gallery.examples';
import { albumCall } from '../../src/features/gallery/gallery.queries';
import { manyNews } from '../../stories/features/news/news.examples';
import { endPushCall, keepPushCall, pushKeyCall } from '../../src/features/push/push.calls';
import { manyToppers } from '../../stories/features/toppers/toppers.examples';
import { manyVideos } from '../../stories/features/videos/videos.examples';
import { allHandlers } from '../../stories/handlers/all';
import { certificateHandlers } from '../../stories/handlers/certificate';
import { contactHandlers } from '../../stories/handlers/contact';
import { listCalls } from '../support/calls';
import { startServer } from '../support/server';

const server = startServer();

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false }));

/** What is wrong with a value by the description; empty when nothing is. */
function faultsOf(operationId: string, status: number, value: unknown): string[] {
  const validate = ajv.compile(schemaFor(operationId, status));
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const described = operations();
const calls = [
  ...listCalls.map(({ call }) => call),
  albumCall,
  contactCall,
  certificateCall,
  pushKeyCall,
  keepPushCall,
  endPushCall,
];

function operationOf(path: string): Operation {
  const found = described.find((operation) => operation.path === path);
  if (!found) throw new Error(`The API description has no ${path}.`);
  return found;
}

const addressOf = (path: string) => `http://localhost${path.replace('{code}', 'DHS')}`;

it('describes exactly the calls that the site makes, besides files and health', () => {
  const apart = new Set(['getFile', 'getFileByUrl', 'getHealth', 'showCopyOffer', 'sendCopy']);
  const paths = described.filter(({ operationId }) => !apart.has(operationId));
  expect(paths.map(({ path }) => path).sort()).toEqual(calls.map(({ path }) => path).sort());
});

it.each(calls.map((call) => [call.path, call] as const))(
  'agrees on the token of %s',
  (path, call) => {
    expect(call.auth ?? false).toBe(operationOf(path).auth);
  },
);

describe.each(listCalls.map((list) => [list.call.path, list] as const))('%s', (path) => {
  const { operationId } = operationOf(path);

  it('serves a list as it is described', async () => {
    server.use(...allHandlers());
    const list: unknown = await (await fetch(addressOf(path))).json();
    expect(list).not.toEqual([]);
    expect(faultsOf(operationId, 200, list)).toEqual([]);
  });

  it('serves an error as it is described', async () => {
    server.use(...allHandlers({ status: 404 }));
    const response = await fetch(addressOf(path));
    expect(response.status).toBe(404);
    expect(faultsOf(operationId, 404, await response.json())).toEqual([]);
  });
});

describe(albumCall.path, () => {
  it.each([
    ['?id=album-sports-day', 200],
    ['?id=unknown', 404],
    ['', 400],
  ])('answers %s with %d as it is described', async (search, status) => {
    server.use(...allHandlers());
    const response = await fetch(addressOf(albumCall.path) + search);
    expect(response.status).toBe(status);
    expect(faultsOf('getAlbum', status, await response.json())).toEqual([]);
  });
});

describe('the forms', () => {
  const post = (path: string) => fetch(addressOf(path), { method: 'POST', body: '{}' });

  it.each([201, 404, 413, 422, 429, 503])(
    'answer a message with %d as described',
    async (status) => {
      server.use(...contactHandlers(status === 201 ? {} : { status }));
      const response = await post(contactCall.path);
      expect(response.status).toBe(status);
      expect(faultsOf('sendContactMessage', status, await response.json())).toEqual([]);
    },
  );

  it.each([200, 404, 429, 503])(
    'answer a certificate request with %d as described',
    async (status) => {
      server.use(...certificateHandlers(status === 200 ? {} : { status }));
      const response = await post(certificateCall.path);
      expect(response.status).toBe(status);
      expect(faultsOf('requestCertificate', status, await response.json())).toEqual([]);
    },
  );
});

it.each<[string, unknown[]]>([
  ['listNews', manyNews(30)],
  ['listEvents', manyEvents(30)],
  ['listAlbums', manyAlbums(30)],
  ['listCirculars', manyCirculars(30)],
  ['listToppers', manyToppers(30)],
  ['listTestimonials', manyAlumni(30)],
  ['listBirthdays', manyBirthdays(30)],
  ['listCalendarEntries', manyCalendarEntries(30)],
  ['listVideos', manyVideos(30)],
])('builds long examples as %s describes them', (operationId, records) => {
  expect(records).toHaveLength(30);
  expect(faultsOf(operationId, 200, records)).toEqual([]);
});

it.each([
  ['listEvents', [...cancelledEvents, ...movedEvents]],
  ['listCalendarEntries', [...cancelledEntries, ...movedEntries]],
])('builds examples of days that changed as %s describes them', (operationId, records) => {
  expect(faultsOf(operationId, 200, records)).toEqual([]);
});
