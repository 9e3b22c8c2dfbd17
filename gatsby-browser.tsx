import './src/theme/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import { PageFrame } from './src/templates/page-frame';

declare global {
  interface Window {
    /** Buttons pressed before the scripts had arrived; kept by the boot script of the page. */
    taps?: HTMLElement[];
  }
}

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame path={props.path}>{element}</PageFrame>
);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.live = '';
  const { taps = [] } = window;
  delete window.taps;
  for (const button of taps) button.click();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
