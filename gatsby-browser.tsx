import './src/theme/name-rules';
import './src/theme/fonts.css';
import { type GatsbyBrowser, navigate, withPrefix } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followPlainLinks } from './src/components/link/follow-plain-links';
import { whenMoved } from './src/layout/when-moved';
import { PageFrame, pagePath } from './src/templates/page-frame';

declare global {
  interface Window {
    /** Which script files a page needs; Gatsby prefetches them by it. */
    ___chunkMapping?: Record<string, string[]>;
  }
}

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame path={pagePath(props.location.pathname)}>{element}</PageFrame>
);

/**
 * Takes over the built page in slices of a few milliseconds, as React does within a transition. In
 * one piece it would hold up the visitor's finger for a third of a second on a cheap phone.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    startTransition(() => {
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });
  };

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.live = '';
  followPlainLinks((to) => void navigate(to));
  void loadChunkMapping();
  if (process.env.NODE_ENV === 'production') void startOffline();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash) return;
  // Gatsby's router puts the focus on the page as a whole in the same breath: come after it.
  requestAnimationFrame(() => requestAnimationFrame(focusHeading));
};

/** A filter changes the address, not the page: the reader stays where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps: { location },
  prevRouterProps,
}) => location.hash !== '' || prevRouterProps?.location.pathname !== location.pathname;

/** Puts the focus on the new page's heading, as soon as it stands there. */
function focusHeading() {
  const main = document.querySelector('main');
  const focus = () => {
    const heading = main?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    return Boolean(heading);
  };
  if (focus() || !main) return;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
}

/** Prefetching needs the list of script files, the first page does not: it comes afterwards. */
async function loadChunkMapping() {
  try {
    const reply = await fetch(withPrefix('/chunk-map.json'));
    window.___chunkMapping = (await reply.json()) as Record<string, string[]>;
  } catch {
    // Without it a page loads when it is asked for, only not a moment sooner.
  }
}

/** Brings the worker for reading offline, after the visitor's first move and when nothing hurries. */
async function startOffline() {
  if (!('serviceWorker' in navigator)) return;
  await whenMoved();
  const bring = () => {
    const script = document.createElement('script');
    script.src = withPrefix('/offline.js');
    document.head.append(script);
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(bring);
  else setTimeout(bring, 2000);
}
