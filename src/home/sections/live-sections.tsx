import { Island } from '../../components/island/island';
import { HomeCalendar } from '../../features/calendar/home-calendar';
import { HomeEvents } from '../../features/events/home-events';
import { HomeGallery } from '../../features/gallery/home-gallery';
import { HomeNews } from '../../features/news/home-news';
import { HomeToppers } from '../../features/toppers/home-toppers';
import { type HomeSectionProps, pageOf } from '../home-section-props';
import { LiveSection } from './live-section';

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
