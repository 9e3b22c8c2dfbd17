import type { PlainDate } from '../../lib/dates/plain-date';
import { APRIL } from '../../lib/dates/session';
import type { JsonReply, ListPath } from '../../lib/http/service-calls';
import { albumRecords, homeAlbumRecords } from '../kinds/albums';
import { birthdayRecords } from '../kinds/birthdays';
import { calendarRecords } from '../kinds/calendar';
import { circularRecords } from '../kinds/circulars';
import { eventRecords, homeEventRecords } from '../kinds/events';
import { highlightRecords } from '../kinds/highlights';
import { messageRecords } from '../kinds/messages';
import { newsRecords } from '../kinds/news';
import { notificationRecords } from '../kinds/notifications';
import { registrationRecords } from '../kinds/registrations';
import { testimonialRecords } from '../kinds/testimonials';
import { homeTopperRecords, topperRecords } from '../kinds/toppers';
import { videoRecords } from '../kinds/videos';
import { withUniqueIds } from '../kinds/records';
import type { Dataset } from './dataset';
import { inPresent } from './in-present';
import { keepPrivacy } from '../../lib/privacy/keep-privacy';
import type { PrivacyPolicy } from '../../lib/privacy/policy';
import { applied } from '../../lib/privacy/withdrawn';

/** A path of the API description as Fastify writes it: '/api/news/all/:code'. */
type Route<Path extends string> = Path extends `${infer Before}{code}` ? `${Before}:code` : Path;

/** What makes each list that the API description has: its records are those of the description. */
export type Lists = {
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
  '/api/principalMessage/:code': (data) =>
    messageRecords(data.messages).filter(({ category }) => category === 'Principal'),
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

/** Makes a list of the data, on a day. */
type MakeList = (data: Dataset, day: PlainDate) => readonly { _id: string }[];

/** The lists, each made in another way by what made it and its path; records stay as the description has them. */
export function mapLists(
  lists: Lists,
  change: (make: MakeList, route: string) => (data: Dataset, day: PlainDate) => unknown,
): Lists {
  const entries = Object.entries(lists).map(([route, make]) => [route, change(make, route)]);
  return Object.fromEntries(entries) as Lists;
}

/** Every call that answers a list, by its path. Capitals matter: three calls differ by them only. */
export const lists = mapLists(
  written,
  (make) => (data, day) => withUniqueIds(make(inPresent(data, day), day)),
);

/** The lists as a school lets them be shown: records lose what the description allows to be other or empty. */
export function allowedLists(policy: PrivacyPolicy): Lists {
  const rules = applied(policy);
  return mapLists(
    lists,
    (make, route) => (data, day) => keepPrivacy(make(data, day), route, rules, day),
  );
}
