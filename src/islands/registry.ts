import { behaviour, component } from './kinds';
import type { IslandEntry } from './hydration';

/**
 * All islands of built pages, by name: which module, and when it hydrates. The default export of the
 * module is used: export names would be a twentieth of the entry script, which every page loads.
 */
export const islands: Record<string, IslandEntry> = {
  // Lists, letters and albums: their page is not complete without them.
  'alumni-list': component(
    'load',
    () => import(/* webpackChunkName: "island-alumni-list" */ '../features/alumni/alumni-list'),
  ),
  'circular-list': component(
    'load',
    () =>
      import(/* webpackChunkName: "island-circular-list" */ '../features/circulars/circular-list'),
  ),
  'events-list': component(
    'load',
    () => import(/* webpackChunkName: "island-events-list" */ '../features/events/events-list'),
  ),
  'album-list': component(
    'load',
    () => import(/* webpackChunkName: "island-album-list" */ '../features/gallery/album-list'),
  ),
  'album-view': component(
    'load',
    () => import(/* webpackChunkName: "island-album-view" */ '../features/gallery/album-view'),
  ),
  'message-view': component(
    'load',
    () => import(/* webpackChunkName: "island-message-view" */ '../features/messages/message-view'),
  ),
  'news-list': component(
    'load',
    () => import(/* webpackChunkName: "island-news-list" */ '../features/news/news-list'),
  ),
  'topper-list': component(
    'load',
    () => import(/* webpackChunkName: "island-topper-list" */ '../features/toppers/topper-list'),
  ),
  'video-list': component(
    'load',
    () => import(/* webpackChunkName: "island-video-list" */ '../features/videos/video-list'),
  ),

  // Forms: at the first interaction, or at once where a draft is stored (see `boot`).
  'contact-form': component(
    'interaction',
    () => import(/* webpackChunkName: "island-contact-form" */ '../features/contact/contact-form'),
  ),
  'certificate-form': component(
    'interaction',
    () =>
      import(
        /* webpackChunkName: "island-certificate-form" */ '../features/certificate/certificate-form'
      ),
  ),

  // The front page from top to bottom.
  'home-highlights': component(
    'load',
    () =>
      import(
        /* webpackChunkName: "island-home-highlights" */ '../features/highlights/home-highlights'
      ),
  ),
  'home-registration': component(
    'load',
    () =>
      import(
        /* webpackChunkName: "island-home-registration" */ '../features/registration/home-registration'
      ),
  ),
  'home-notifications': component(
    'load',
    () =>
      import(
        /* webpackChunkName: "island-home-notifications" */ '../features/notifications/home-notifications'
      ),
  ),
  today: behaviour(
    'visible',
    () => import(/* webpackChunkName: "island-today" */ '../components/today/today.behaviour'),
  ),
  hero: behaviour(
    'load',
    () => import(/* webpackChunkName: "island-hero" */ '../home/hero/hero.behaviour'),
  ),
  tabs: behaviour(
    'visible',
    () => import(/* webpackChunkName: "island-tabs" */ '../components/tabs/tabs.behaviour'),
  ),
  'home-calendar': component(
    'visible',
    () =>
      import(/* webpackChunkName: "island-home-calendar" */ '../features/calendar/home-calendar'),
  ),
  'home-principal': component(
    'visible',
    () =>
      import(/* webpackChunkName: "island-home-principal" */ '../features/messages/home-principal'),
  ),
  'home-events': component(
    'visible',
    () => import(/* webpackChunkName: "island-home-events" */ '../features/events/home-events'),
  ),
  'home-news': component(
    'visible',
    () => import(/* webpackChunkName: "island-home-news" */ '../features/news/home-news'),
  ),
  'home-toppers': component(
    'visible',
    () => import(/* webpackChunkName: "island-home-toppers" */ '../features/toppers/home-toppers'),
  ),
  'home-birthdays': component(
    'visible',
    () =>
      import(
        /* webpackChunkName: "island-home-birthdays" */ '../features/birthdays/home-birthdays'
      ),
  ),
  'home-gallery': component(
    'visible',
    () => import(/* webpackChunkName: "island-home-gallery" */ '../features/gallery/home-gallery'),
  ),

  // Parts of documents, and of the layout of every page.
  'closing-details': behaviour(
    'interaction',
    () =>
      import(
        /* webpackChunkName: "island-closing-details" */ '../layout/navigation/closing-details.behaviour'
      ),
  ),
  'search-link': behaviour(
    'interaction',
    () =>
      import(/* webpackChunkName: "island-search-link" */ '../layout/header/search-link.behaviour'),
  ),
  search: behaviour(
    'load',
    () => import(/* webpackChunkName: "island-search" */ '../search/page/search.behaviour'),
  ),
  facade: behaviour(
    'interaction',
    () => import(/* webpackChunkName: "island-facade" */ '../components/facade/facade.behaviour'),
  ),
  'picture-dialog': behaviour(
    'interaction',
    () =>
      import(
        /* webpackChunkName: "island-picture-dialog" */ '../blocks/dialog-image/picture-dialog.behaviour'
      ),
  ),
  'admission-finder': behaviour(
    'interaction',
    () =>
      import(
        /* webpackChunkName: "island-admission-finder" */ '../blocks/admission-finder/admission-finder.behaviour'
      ),
  ),
  'fee-planner': behaviour(
    'interaction',
    () =>
      import(
        /* webpackChunkName: "island-fee-planner" */ '../blocks/fee-planner/fee-planner.behaviour'
      ),
  ),
  pdf: behaviour(
    'visible',
    () => import(/* webpackChunkName: "island-pdf" */ '../blocks/pdf/pdf.behaviour'),
  ),
  'wrong-address': behaviour(
    'load',
    () =>
      import(
        /* webpackChunkName: "island-wrong-address" */ '../layout/not-found/wrong-address.behaviour'
      ),
  ),
};
