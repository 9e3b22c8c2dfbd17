import { Box, Text } from '#chakra';
import { Button } from '../components/button/button';
import { EmptyState } from '../components/empty-state/empty-state';
import { ContactForm } from '../features/contact/contact-form';
import { ContactNoticeText } from '../features/contact/contact-notice';
import { CalendarError } from '../features/events/add-to-calendar';
import { EventCard } from '../features/events/event-card';
import { EventEntry } from '../features/events/event-entry';
import { EventMonths } from '../features/events/event-months';
import { NewsGrid } from '../features/news/news-grid';
import { Podium } from '../features/toppers/podium';
import { ranked } from '../features/toppers/toppers.ranks';
import { FormMessage } from '../components/form/form-message';
import { TextField } from '../components/form/text-field';
import { LightboxViewer } from '../components/lightbox/lightbox-viewer';
import { MoreText } from '../components/more-text/more-text';
import { UrgentNotice } from '../components/urgent-notice/urgent-notice';
import { ShareNote } from '../components/share/share-button';
import { ShowMore } from '../components/show-more/show-more';
import { AlumniList } from '../features/alumni/alumni-list';
import { HomeBirthdays } from '../features/birthdays/home-birthdays';
import { MonthAgenda } from '../features/calendar/month-agenda';
import { MonthTable } from '../features/calendar/month-table';
import { entriesByDay } from '../features/calendar/calendar.month';
import { CircularList } from '../features/circulars/circular-list';
import { EventsList } from '../features/events/events-list';
import { HomeEvents } from '../features/events/home-events';
import { AlbumList } from '../features/gallery/album-list';
import { AlbumBody } from '../features/gallery/album-body';
import { HomeGallery } from '../features/gallery/home-gallery';
import { HighlightsTicker } from '../features/highlights/home-highlights';
import { HomePrincipal } from '../features/messages/home-principal';
import { messageRoles } from '../features/messages/messages.texts';
import { MessageLetter } from '../features/messages/message-letter';
import { HomeNews } from '../features/news/home-news';
import { NewsList } from '../features/news/news-list';
import { NotificationsDialog } from '../features/notifications/notifications-dialog';
import { HomeRegistration } from '../features/registration/home-registration';
import { HomeToppers } from '../features/toppers/home-toppers';
import { TopperList } from '../features/toppers/topper-list';
import { VideoList } from '../features/videos/video-list';
import {
  albumExamples,
  alumniExamples,
  birthdayExamples,
  calendarExamples,
  captionedExamples,
  circularExamples,
  eventExamples,
  highlightExamples,
  messageExamples,
  newsExamples,
  notificationExamples,
  numberedExamples,
  registrationExamples,
  topperExamples,
  videoExamples,
} from './state-examples';

/*
 * Every state of an island that occurs in the browser but in no built page, rendered at build, so that the
 * site's stylesheet has its rules (`state-rules.ts`). Stories are checked against it: a story that uses a
 * class without a rule fails.
 */

/** Replies by the keys under which React Query keeps them. */
export type Replies = readonly (readonly [key: readonly string[], records: unknown])[];

/** Every list as the service fills it. */
export const fullReplies: Replies = [
  [['alumni'], alumniExamples],
  [['birthdays'], birthdayExamples],
  [['circulars'], [...numberedExamples, ...circularExamples]],
  [['events', 'home'], eventExamples],
  [['events', 'all'], eventExamples],
  [['gallery', 'home'], albumExamples],
  [['gallery', 'all'], albumExamples],
  [['highlights'], highlightExamples],
  [['messages', 'principal'], messageExamples],
  [['messages', 'all'], messageExamples],
  [['news'], newsExamples],
  [['notifications'], notificationExamples],
  [['registration'], registrationExamples],
  [['toppers', 'home'], topperExamples],
  [['toppers', 'all'], topperExamples],
  [['videos'], videoExamples],
];

/** The same lists, empty: with their empty states. */
export const emptyReplies: Replies = fullReplies.map(([key]) => [key, []]);

const [message] = messageExamples;
const [album] = albumExamples;
const [event] = eventExamples;
const places = ranked(topperExamples);
const examinations = [{ class: 'XII', name: 'ISC', page: '/ISCToppers' }] as const;
const day = calendarExamples[0]?.date;
/** Months of four, five and six weeks from Monday: each has a look of its own. */
const months = [
  { year: 2027, month: 2 },
  { year: 2026, month: 10 },
  { year: 2026, month: 11 },
];

/** The islands that show a list, as they are with the replies at hand. */
export function Lists() {
  return (
    <>
      <AlumniList profiles={[]} />
      <CircularList />
      <EventsList />
      <AlbumList />
      <NewsList />
      <TopperList board="ISC" topperClass="XII" />
      <VideoList />
      <HighlightsTicker links={[{ label: 'Career', to: '/Career' }]} />
      <HomeRegistration />
      <HomePrincipal
        heading={{ title: 'Heading' }}
        fallback={{ name: '', role: '', message: '' }}
      />
      <HomeEvents />
      <HomeNews />
      <HomeToppers examinations={examinations} />
      <HomeBirthdays />
      <HomeGallery />
    </>
  );
}

/** The other states of islands. */
export function Moments() {
  return (
    <>
      {months.map((month) => (
        <MonthTable
          key={month.month}
          caption="Month"
          month={month}
          {...(day && { today: day })}
          days={entriesByDay(calendarExamples)}
        />
      ))}
      <MonthAgenda monthName="Month" entries={calendarExamples} />
      <MonthAgenda monthName="Month" entries={[]} />
      {message ? (
        <MessageLetter
          html={message.html}
          name={message.name}
          role={messageRoles.Principal}
          photo={message.photo}
        />
      ) : null}
      {album ? <AlbumBody album={album} /> : null}
      {album ? <AlbumBody album={{ ...album, photos: [] }} /> : null}
      {captionedExamples.map((captioned) => (
        <AlbumBody key={captioned.key} album={captioned} />
      ))}
      <NotificationsDialog notifications={notificationExamples} />
      <LightboxViewer photos={[]} index={0} onClose={() => undefined} />
      <Button variant="outline" size="icon" />
      <MoreText text={'Long text. '.repeat(60)} />
      <MoreText text="Short text." />
      <ShowMore noun="items" shown={24} total={48} next={24} onMore={() => undefined} />
      <ShareNote>The text is copied, with its address.</ShareNote>
      <TextField
        label="Field"
        name="field"
        value=""
        error="Error"
        help="Help"
        onChange={() => undefined}
      />
      <NewsGrid items={newsExamples} withLead={false} />
      {event ? <EventCard event={event} isToday /> : null}
      {event ? <EventEntry event={event} isAhead says="next" /> : null}
      {event ? <EventEntry event={event} says="past" /> : null}
      <EventMonths items={[]} folded={eventExamples} next={event} />
      <CalendarError />
      <Podium places={places.slice(0, 1)} />
      <Podium places={places.slice(0, 2)} />
      <EmptyState title="Nothing" action={{ label: 'Clear', onClick: () => undefined }}>
        Nothing fits.
      </EmptyState>
      <Box mt={5}>
        <ContactNoticeText notice={{ outcome: 'sent' }} phone="" />
        <ContactForm phone="" email="" copies />
      </Box>
      <Box mb={5}>
        <FormMessage tone="info">Good to know.</FormMessage>
      </Box>
      <ContactNoticeText notice={{ outcome: 'failed' }} phone="" />
      <Text mb={5}>You are offline.</Text>
      <UrgentNotice notice={{ id: '', until: 0, level: 'info', text: '' }} />
    </>
  );
}
