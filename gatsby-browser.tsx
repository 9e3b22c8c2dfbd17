import './src/theme/fonts.css';
import { type GatsbyBrowser, withPrefix } from 'gatsby';
import { PageFrame, pagePath } from './src/templates/page-frame';

declare global {
  interface Window {
    /** Buttons pressed before the scripts had arrived; kept by the boot script of the page. */
    taps?: HTMLElement[];
    /** Which script files a page needs; Gatsby prefetches them by it. */
    ___chunkMapping?: Record<string, string[]>;
  }
}

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame path={pagePath(props.location.pathname)}>{element}</PageFrame>
);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.live = '';
  const { taps = [] } = window;
  delete window.taps;
  for (const button of taps) button.click();
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
