import type { ReactNode } from 'react';
import { Island } from '../../../components/island/island';
import { HomeCalendar } from '../../../features/calendar/home-calendar';
import { HomeEvents } from '../../../features/events/home-events';
import { HomeGallery } from '../../../features/gallery/home-gallery';
import { HomeNews } from '../../../features/news/home-news';
import { HomeToppers } from '../../../features/toppers/home-toppers';
import { Section } from '../../../components/section/section';
import type { SectionHeadingProps } from '../../../components/section/section-heading';
import { telHref } from '../../../components/link/tel-href';
import { HomeNotifications } from '../../../features/notifications/home-notifications';
import { HomeRegistration } from '../../../features/registration/home-registration';
import { type BandVariant, type HomeSectionProps, pageOf } from '../home-section-props';

interface LiveSectionProps {
  /** Eyebrow, title and lead as the content gives them. */
  words: Pick<SectionHeadingProps, 'eyebrow' | 'title' | 'lead'> | undefined;
  variant: BandVariant;
  /** The island. */
  children: ReactNode;
}

/** A band whose heading is in the built page and whose content comes from the content service. */
function LiveSection({ words, variant, children }: LiveSectionProps) {
  if (!words) return null;
  const { eyebrow, title, lead } = words;
  return <Section {...{ eyebrow, title, lead, variant, children }} />;
}

/** The month at school. */
export function CalendarSection({ home, variant }: HomeSectionProps) {
  return (
    <LiveSection words={home.calendar} variant={variant}>
      <Island name="home-calendar" component={HomeCalendar} props={{}} />
    </LiveSection>
  );
}

/** What is on. */
export function EventsSection({ home, site, variant }: HomeSectionProps) {
  return (
    <LiveSection words={home.events} variant={variant}>
      <Island name="home-events" component={HomeEvents} props={pageOf(site, '/Events')} />
    </LiveSection>
  );
}

/** The newest of the school's news. */
export function NewsSection({ home, site, variant }: HomeSectionProps) {
  return (
    <LiveSection words={home.news} variant={variant}>
      <Island name="home-news" component={HomeNews} props={pageOf(site, '/News')} />
    </LiveSection>
  );
}

/** The toppers of the board examinations; nothing for a school that has none. */
export function ToppersSection({ home, site, variant }: HomeSectionProps) {
  const { examinations } = site;
  if (!examinations) return null;
  return (
    <LiveSection words={home.toppers} variant={variant}>
      <Island name="home-toppers" component={HomeToppers} props={{ examinations }} />
    </LiveSection>
  );
}

/** The newest albums. */
export function GallerySection({ home, site, variant }: HomeSectionProps) {
  return (
    <LiveSection words={home.gallery} variant={variant}>
      <Island name="home-gallery" component={HomeGallery} props={pageOf(site, '/Gallery')} />
    </LiveSection>
  );
}

/** The banner of the registrations that are open. */
export function RegistrationSection({ site }: HomeSectionProps) {
  const phone = site.phones[0]?.number ?? '';
  const props = site.paths.includes('/Criteria') ? {} : { ask: telHref(phone) };
  return <Island name="home-registration" component={HomeRegistration} props={props} />;
}

/** The popup of notifications. */
export function NotificationsSection() {
  return <Island name="home-notifications" component={HomeNotifications} props={{}} />;
}
