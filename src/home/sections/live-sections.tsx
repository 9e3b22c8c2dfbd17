import { lazy } from 'react';
import { SmartLink } from '../../components/link/smart-link';
import { HomeCalendarLoading } from '../../features/calendar/home-calendar-places';
import {
  HomeEventsLoading,
  HomeEventsPlaceholders,
} from '../../features/events/home-events-places';
import {
  HomeGalleryLoading,
  HomeGalleryPlaceholders,
} from '../../features/gallery/home-gallery-places';
import { HomeNewsLoading, HomeNewsPlaceholders } from '../../features/news/home-news-places';
import {
  HomeToppersLoading,
  HomeToppersPlaceholders,
} from '../../features/toppers/home-toppers-places';
import type { HomeSectionProps } from '../home-section-props';
import { LiveSection } from './live-section';

const HomeCalendar = lazy(async () => ({
  default: (await import('../../features/calendar/home-calendar')).HomeCalendar,
}));
const HomeEvents = lazy(async () => ({
  default: (await import('../../features/events/home-events')).HomeEvents,
}));
const HomeNews = lazy(async () => ({
  default: (await import('../../features/news/home-news')).HomeNews,
}));
const HomeToppers = lazy(async () => ({
  default: (await import('../../features/toppers/home-toppers')).HomeToppers,
}));
const HomeGallery = lazy(async () => ({
  default: (await import('../../features/gallery/home-gallery')).HomeGallery,
}));

/** The month at school. */
export function CalendarSection({ home, ground }: HomeSectionProps) {
  return (
    <LiveSection
      words={home.calendar}
      ground={ground}
      loading={<HomeCalendarLoading />}
      failed={<WithoutCalendar />}
    >
      <HomeCalendar />
    </LiveSection>
  );
}

/** The calendar's script did not come: the year's calendar is a page of its own. */
function WithoutCalendar() {
  return (
    <p>
      The month could not be fetched. All of them are in the{' '}
      <SmartLink to="/SchoolCalendar">school calendar</SmartLink>.
    </p>
  );
}

/** What is on. */
export function EventsSection({ home, ground }: HomeSectionProps) {
  return (
    <LiveSection
      words={home.events}
      ground={ground}
      loading={<HomeEventsLoading />}
      failed={<HomeEventsPlaceholders />}
    >
      <HomeEvents />
    </LiveSection>
  );
}

/** The newest of the school's news. */
export function NewsSection({ home, ground }: HomeSectionProps) {
  return (
    <LiveSection
      words={home.news}
      ground={ground}
      loading={<HomeNewsLoading />}
      failed={<HomeNewsPlaceholders />}
    >
      <HomeNews />
    </LiveSection>
  );
}

/** The toppers of ISC and ICSE. */
export function ToppersSection({ home, ground }: HomeSectionProps) {
  return (
    <LiveSection
      words={home.toppers}
      ground={ground}
      loading={<HomeToppersLoading />}
      failed={<HomeToppersPlaceholders />}
    >
      <HomeToppers />
    </LiveSection>
  );
}

/** The newest albums. */
export function GallerySection({ home, ground }: HomeSectionProps) {
  return (
    <LiveSection
      words={home.gallery}
      ground={ground}
      loading={<HomeGalleryLoading />}
      failed={<HomeGalleryPlaceholders />}
    >
      <HomeGallery />
    </LiveSection>
  );
}
