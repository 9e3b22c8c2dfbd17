import { behaviours, components } from './kinds';
import type { IslandEntry } from './hydration';

/**
 * All islands of built pages, by name: which module, and when it hydrates. The default export of the
 * module is used: export names would be a twentieth of the entry script, which every page loads.
 */
export const islands: Readonly<Record<string, IslandEntry>> = {
  // Lists, letters and albums, without which their page is not complete, and the top of the front page.
  ...components('load', {
    'alumni-list': () =>
      import(/* webpackChunkName: "island-alumni-list" */ '../features/alumni/alumni-list'),
    'circular-list': () =>
      import(/* webpackChunkName: "island-circular-list" */ '../features/circulars/circular-list'),
    'events-list': () =>
      import(/* webpackChunkName: "island-events-list" */ '../features/events/events-list'),
    'album-list': () =>
      import(/* webpackChunkName: "island-album-list" */ '../features/gallery/album-list'),
    'album-view': () =>
      import(/* webpackChunkName: "island-album-view" */ '../features/gallery/album-view'),
    'message-view': () =>
      import(/* webpackChunkName: "island-message-view" */ '../features/messages/message-view'),
    'news-list': () =>
      import(/* webpackChunkName: "island-news-list" */ '../features/news/news-list'),
    'topper-list': () =>
      import(/* webpackChunkName: "island-topper-list" */ '../features/toppers/topper-list'),
    'video-list': () =>
      import(/* webpackChunkName: "island-video-list" */ '../features/videos/video-list'),
    'home-highlights': () =>
      import(
        /* webpackChunkName: "island-home-highlights" */ '../features/highlights/home-highlights'
      ),
    'home-registration': () =>
      import(
        /* webpackChunkName: "island-home-registration" */ '../features/registration/home-registration'
      ),
    'home-notifications': () =>
      import(
        /* webpackChunkName: "island-home-notifications" */ '../features/notifications/home-notifications'
      ),
  }),
  // Forms: at the first interaction, or at once where a draft is stored (see `boot`).
  ...components('interaction', {
    'contact-form': () =>
      import(/* webpackChunkName: "island-contact-form" */ '../features/contact/contact-form'),
    'certificate-form': () =>
      import(
        /* webpackChunkName: "island-certificate-form" */ '../features/certificate/certificate-form'
      ),
  }),
  // The front page from top to bottom.
  ...components('visible', {
    'home-calendar': () =>
      import(/* webpackChunkName: "island-home-calendar" */ '../features/calendar/home-calendar'),
    'home-principal': () =>
      import(/* webpackChunkName: "island-home-principal" */ '../features/messages/home-principal'),
    'home-events': () =>
      import(/* webpackChunkName: "island-home-events" */ '../features/events/home-events'),
    'home-news': () =>
      import(/* webpackChunkName: "island-home-news" */ '../features/news/home-news'),
    'home-toppers': () =>
      import(/* webpackChunkName: "island-home-toppers" */ '../features/toppers/home-toppers'),
    'home-birthdays': () =>
      import(
        /* webpackChunkName: "island-home-birthdays" */ '../features/birthdays/home-birthdays'
      ),
    'home-gallery': () =>
      import(/* webpackChunkName: "island-home-gallery" */ '../features/gallery/home-gallery'),
  }),
  // What a page is made of, without React.
  ...behaviours('load', {
    hero: () =>
      import(/* webpackChunkName: "island-hero" */ '../templates/home/hero/hero.behaviour'),
    marquee: () =>
      import(/* webpackChunkName: "island-marquee" */ '../components/marquee/marquee.behaviour'),
    notifications: () =>
      import(
        /* webpackChunkName: "island-notifications" */ '../features/notifications/notifications.behaviour'
      ),
    search: () => import(/* webpackChunkName: "island-search" */ '../search/page/search.behaviour'),
    'wrong-address': () =>
      import(
        /* webpackChunkName: "island-wrong-address" */ '../components/layout/not-found/wrong-address.behaviour'
      ),
  }),
  // Parts of pages that are met on scrolling.
  ...behaviours('visible', {
    carousel: () =>
      import(/* webpackChunkName: "island-carousel" */ '../components/carousel/carousel.behaviour'),
    today: () =>
      import(/* webpackChunkName: "island-today" */ '../components/today/today.behaviour'),
    tabs: () => import(/* webpackChunkName: "island-tabs" */ '../components/tabs/tabs.behaviour'),
    pdf: () => import(/* webpackChunkName: "island-pdf" */ '../blocks/pdf/pdf.behaviour'),
  }),
  // Parts of documents, and of the layout of every page.
  ...behaviours('interaction', {
    'closing-details': () =>
      import(
        /* webpackChunkName: "island-closing-details" */ '../components/layout/navigation/closing-details.behaviour'
      ),
    'search-link': () =>
      import(
        /* webpackChunkName: "island-search-link" */ '../components/layout/header/search-link.behaviour'
      ),
    facade: () =>
      import(/* webpackChunkName: "island-facade" */ '../components/facade/facade.behaviour'),
    'picture-dialog': () =>
      import(
        /* webpackChunkName: "island-picture-dialog" */ '../blocks/dialog-image/picture-dialog.behaviour'
      ),
    push: () => import(/* webpackChunkName: "island-push" */ '../features/push/push.behaviour'),
    'admission-finder': () =>
      import(
        /* webpackChunkName: "island-admission-finder" */ '../blocks/admission-finder/admission-finder.behaviour'
      ),
    'certificate-check': () =>
      import(
        /* webpackChunkName: "island-certificate-check" */ '../blocks/certificates/certificate-check.behaviour'
      ),
    'fee-planner': () =>
      import(
        /* webpackChunkName: "island-fee-planner" */ '../blocks/fee-planner/fee-planner.behaviour'
      ),
  }),
};
