import type { PlainDate } from '../../dates/plain-date';
import { APRIL } from '../../dates/session';
import type { JsonReply, ListPath } from '../../http/service-calls';
import { albumRecords, homeAlbumRecords } from '../kinds/albums';
import { birthdayRecords } from '../kinds/birthdays';
import { calendarRecords } from '../kinds/calendar';
import { circularRecords } from '../kinds/circulars';
import { eventRecords, homeEventRecords } from '../kinds/events';
import { highlightRecords } from '../kinds/highlights';
import { messageRecords, principalRecords } from '../kinds/messages';
import { newsRecords } from '../kinds/news';
import { notificationRecords } from '../kinds/notifications';
import { registrationRecords } from '../kinds/registrations';
import { testimonialRecords } from '../kinds/testimonials';
import { homeTopperRecords, topperRecords } from '../kinds/toppers';
import { videoRecords } from '../kinds/videos';
import { withUniqueIds } from '../kinds/records';
import type { Dataset } from './dataset';
import { inPresent } from './in-present';
import { keepPrivacy } from '../../privacy/keep-privacy';
import type { PrivacyPolicy } from '../../privacy/policy';
import { applied } from '../../privacy/withdrawn';

/** A path of the API description as Fastify writes it: '/api/news/all/:code'. */
type Route<Path extends string> = Path extends `${infer Before}{code}` ? `${Before}:code` : Path;

/** What makes each list that the API description has: its records are those of the description. */
type Lists = {
  readonly [Path in ListPath as Route<Path>]: (data: Dataset, day: PlainDate) => JsonReply<Path>;
};

/** Such a path. */
export type ListRoute = keyof Lists;

const albumsOf = (data: Dataset, day: PlainDate) => albumRecords(data.albums, day, data.photosIn);

const firstMonthOf = ({ school }: Dataset) => school?.firstMonth ?? APRIL;

const eventsOf = (data: Dataset, day: PlainDate) =>
  eventRecords(data.events, day, firstMonthOf(data));

const written: Lists = {
  '/api/news/all/:code': (data, day) => newsRecords(data.news, day),
  '/api/topper/:code': (data) => homeTopperRecords(data.toppers),
  '/api/topper/all/:code': (data) => topperRecords(data.toppers),
  '/api/principalMessage/:code': (data) => principalRecords(data.messages),
  '/api/message/all/:code': (data) => messageRecords(data.messages),
  '/api/notification/:code': (data, day) => notificationRecords(data.notifications, day),
  '/api/events/:code': (data, day) => homeEventRecords(data.events, day, firstMonthOf(data)),
  '/api/events/All/:code': eventsOf,
  '/api/Events/all/:code': (data, day) =>
    calendarRecords(data.calendar, eventsOf(data, day), day, firstMonthOf(data)),
  '/api/birthdays/:code': (data, day) => birthdayRecords(data.birthdays, day),
  '/api/onlineRegistration/:code': (data) => registrationRecords(data.registrations),
  '/api/gallery/:code': (data, day) => homeAlbumRecords(albumsOf(data, day)),
  '/api/gallery/All/:code': albumsOf,
  '/api/highlight/:code': (data, day) => highlightRecords(data.highlights, day),
  '/api/circular/all/:code': (data, day) =>
    circularRecords(data.circulars, day, data.school?.classes),
  '/api/video/All/:code': (data, day) => videoRecords(data.videos, day),
  '/api/testimonials/:code': (data) => testimonialRecords(data.testimonials),
};

/** Every call that answers a list, by its path. Capitals matter: three calls differ by them only. */
export const lists = Object.fromEntries(
  Object.entries(written).map(([route, make]) => [
    route,
    (data: Dataset, day: PlainDate) =>
      withUniqueIds<{ _id: string }>(make(inPresent(data, day), day)),
  ]),
  // Each has the type of the one that it calls.
) as unknown as Lists;

/** What makes each list as the school lets it be shown. */
export type AllowedLists = typeof lists;

/** The lists under a school's rules for children's data. */
export function allowedLists(policy: PrivacyPolicy): AllowedLists {
  const rules = applied(policy);
  const entries = Object.entries(lists).map(([route, make]) => [
    route,
    (data: Dataset, day: PlainDate) => keepPrivacy(make(data, day), route, rules, day),
  ]);
  // Records lose what may not be shown, in fields that the description allows to be other or empty.
  return Object.fromEntries(entries) as AllowedLists;
}
