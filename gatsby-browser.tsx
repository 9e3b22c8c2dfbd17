import './src/theme/fonts.css';
import { type GatsbyBrowser, withPrefix } from 'gatsby';
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

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.live = '';
  void loadChunkMapping();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** Prefetching needs the list of script files, the first page does not: it comes afterwards. */
async function loadChunkMapping() {
  try {
    const reply = await fetch(withPrefix('/chunk-map.json'));
    window.___chunkMapping = (await reply.json()) as Record<string, string[]>;
  } catch {
    // Without it a page loads when it is asked for, only not a moment sooner.
  }
}
