import type { ComponentType } from 'react';
import type { Behaviour } from '../components/hooks/use-behaviour';
import { nextTask } from './next-task';
import type { IslandEntry, Wake } from './wake';

/** An island that React draws. Its script and React's come side by side, and run one after the other. */
function component<Props extends object>(
  wake: Wake,
  load: () => Promise<ComponentType<Props>>,
): IslandEntry {
  return {
    wake,
    load: async () => {
      const { hydrate } = await import(/* webpackChunkName: "island-root" */ './root');
      await nextTask();
      const Component = await load();
      // The props stand in the page as the built component had them.
      return (element) => hydrate(Component as ComponentType<object>, element);
    },
  };
}

/** An island whose HTML stays: listeners on its outermost element. */
function behaviour(wake: Wake, load: () => Promise<Behaviour>): IslandEntry {
  return {
    wake,
    load: async () => {
      const attach = await load();
      return ({ firstElementChild }) => {
        if (firstElementChild instanceof HTMLElement) attach(firstElementChild);
      };
    },
  };
}

/** Everything that lives on a built page, by name: what runs, on which page, and when. */
export const islands: Record<string, IslandEntry> = {
  // Lists, letters and albums: without them their page is not complete.
  'alumni-list': component('load', () =>
    import(/* webpackChunkName: "island-alumni-list" */ '../features/alumni/alumni-list').then(
      ({ AlumniList }) => AlumniList,
    ),
  ),
  'circular-list': component('load', () =>
    import(
      /* webpackChunkName: "island-circular-list" */ '../features/circulars/circular-list'
    ).then(({ CircularList }) => CircularList),
  ),
  'events-list': component('load', () =>
    import(/* webpackChunkName: "island-events-list" */ '../features/events/events-list').then(
      ({ EventsList }) => EventsList,
    ),
  ),
  'album-list': component('load', () =>
    import(/* webpackChunkName: "island-album-list" */ '../features/gallery/album-list').then(
      ({ AlbumList }) => AlbumList,
    ),
  ),
  'album-view': component('load', () =>
    import(/* webpackChunkName: "island-album-view" */ '../features/gallery/album-view').then(
      ({ AlbumView }) => AlbumView,
    ),
  ),
  'message-view': component('load', () =>
    import(/* webpackChunkName: "island-message-view" */ '../features/messages/message-view').then(
      ({ MessageView }) => MessageView,
    ),
  ),
  'news-list': component('load', () =>
    import(/* webpackChunkName: "island-news-list" */ '../features/news/news-list').then(
      ({ NewsList }) => NewsList,
    ),
  ),
  'topper-list': component('load', () =>
    import(/* webpackChunkName: "island-topper-list" */ '../features/toppers/topper-list').then(
      ({ TopperList }) => TopperList,
    ),
  ),
  'video-list': component('load', () =>
    import(/* webpackChunkName: "island-video-list" */ '../features/videos/video-list').then(
      ({ VideoList }) => VideoList,
    ),
  ),

  // Forms: for their visitor's first move, or a draft that is kept (see `boot`).
  'contact-form': component('interaction', () =>
    import(/* webpackChunkName: "island-contact-form" */ '../features/contact/contact-form').then(
      ({ ContactForm }) => ContactForm,
    ),
  ),
  'certificate-form': component('interaction', () =>
    import(
      /* webpackChunkName: "island-certificate-form" */ '../features/certificate/certificate-form'
    ).then(({ CertificateForm }) => CertificateForm),
  ),

  // The front page from top to bottom.
  'home-highlights': component('load', () =>
    import(
      /* webpackChunkName: "island-home-highlights" */ '../features/highlights/home-highlights'
    ).then(({ HighlightsTicker }) => HighlightsTicker),
  ),
  'home-registration': component('load', () =>
    import(
      /* webpackChunkName: "island-home-registration" */ '../features/registration/home-registration'
    ).then(({ HomeRegistration }) => HomeRegistration),
  ),
  'home-notifications': component('load', () =>
    import(
      /* webpackChunkName: "island-home-notifications" */ '../features/notifications/home-notifications'
    ).then(({ HomeNotifications }) => HomeNotifications),
  ),
  today: behaviour('near', () =>
    import(/* webpackChunkName: "island-today" */ '../components/today/today.behaviour').then(
      ({ todayBehaviour }) => todayBehaviour,
    ),
  ),
  hero: behaviour('load', () =>
    import(/* webpackChunkName: "island-hero" */ '../home/hero/hero.behaviour').then(
      ({ heroBehaviour }) => heroBehaviour,
    ),
  ),
  tabs: behaviour('near', () =>
    import(/* webpackChunkName: "island-tabs" */ '../components/tabs/tabs.behaviour').then(
      ({ tabsBehaviour }) => tabsBehaviour,
    ),
  ),
  'home-calendar': component('near', () =>
    import(
      /* webpackChunkName: "island-home-calendar" */ '../features/calendar/home-calendar'
    ).then(({ HomeCalendar }) => HomeCalendar),
  ),
  'home-principal': component('near', () =>
    import(
      /* webpackChunkName: "island-home-principal" */ '../features/messages/home-principal'
    ).then(({ HomePrincipal }) => HomePrincipal),
  ),
  'home-events': component('near', () =>
    import(/* webpackChunkName: "island-home-events" */ '../features/events/home-events').then(
      ({ HomeEvents }) => HomeEvents,
    ),
  ),
  'home-news': component('near', () =>
    import(/* webpackChunkName: "island-home-news" */ '../features/news/home-news').then(
      ({ HomeNews }) => HomeNews,
    ),
  ),
  'home-toppers': component('near', () =>
    import(/* webpackChunkName: "island-home-toppers" */ '../features/toppers/home-toppers').then(
      ({ HomeToppers }) => HomeToppers,
    ),
  ),
  'home-birthdays': component('near', () =>
    import(
      /* webpackChunkName: "island-home-birthdays" */ '../features/birthdays/home-birthdays'
    ).then(({ HomeBirthdays }) => HomeBirthdays),
  ),
  'home-gallery': component('near', () =>
    import(/* webpackChunkName: "island-home-gallery" */ '../features/gallery/home-gallery').then(
      ({ HomeGallery }) => HomeGallery,
    ),
  ),

  // Pieces of documents, and of the frame of every page.
  'closing-details': behaviour('interaction', () =>
    import(
      /* webpackChunkName: "island-closing-details" */ '../layout/navigation/closing-details.behaviour'
    ).then(({ closingDetailsBehaviour }) => closingDetailsBehaviour),
  ),
  'search-link': behaviour('interaction', () =>
    import(
      /* webpackChunkName: "island-search-link" */ '../layout/header/search-link.behaviour'
    ).then(({ searchLinkBehaviour }) => searchLinkBehaviour),
  ),
  search: behaviour('load', () =>
    import(/* webpackChunkName: "island-search" */ '../search/page/search.behaviour').then(
      ({ searchBehaviour }) => searchBehaviour,
    ),
  ),
  facade: behaviour('interaction', () =>
    import(/* webpackChunkName: "island-facade" */ '../components/facade/facade.behaviour').then(
      ({ facadeBehaviour }) => facadeBehaviour,
    ),
  ),
  'picture-dialog': behaviour('interaction', () =>
    import(
      /* webpackChunkName: "island-picture-dialog" */ '../blocks/dialog-image/picture-dialog.behaviour'
    ).then(({ pictureDialogBehaviour }) => pictureDialogBehaviour),
  ),
  'admission-finder': behaviour('interaction', () =>
    import(
      /* webpackChunkName: "island-admission-finder" */ '../blocks/admission-finder/admission-finder.behaviour'
    ).then(({ admissionFinderBehaviour }) => admissionFinderBehaviour),
  ),
  'fee-planner': behaviour('interaction', () =>
    import(
      /* webpackChunkName: "island-fee-planner" */ '../blocks/fee-planner/fee-planner.behaviour'
    ).then(({ feePlannerBehaviour }) => feePlannerBehaviour),
  ),
  pdf: behaviour('near', () =>
    import(/* webpackChunkName: "island-pdf" */ '../blocks/pdf/pdf.behaviour').then(
      ({ pdfBehaviour }) => pdfBehaviour,
    ),
  ),
  'wrong-address': behaviour('load', () =>
    import(
      /* webpackChunkName: "island-wrong-address" */ '../layout/not-found/wrong-address.behaviour'
    ).then(({ wrongAddressBehaviour }) => wrongAddressBehaviour),
  ),
};
