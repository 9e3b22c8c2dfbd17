import { Component, type ReactNode } from 'react';
import type { RouterLocation } from './router-history';

interface Props {
  location: RouterLocation;
  shouldUpdateScroll?: (before: Props | undefined, now: Props) => boolean;
  children: ReactNode;
}

const keyOf = ({ pathname, key }: RouterLocation) => `@@scroll|${pathname}|${key}`;

function positionOf(location: RouterLocation): number {
  try {
    return Number(sessionStorage.getItem(keyOf(location)) ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Stands in the bundle for gatsby-react-router-scroll, which carries the helpers of an older
 * JavaScript: keeps where each entry of the history was scrolled to, and goes there again, or to the
 * anchor that the address names. A blocked storage only means the top of the page.
 */
export class ScrollContext extends Component<Props> {
  private ticking = false;

  private keep = () => {
    if (this.ticking) return;
    this.ticking = true;
    const { scrollY } = window;
    const { location } = this.props;
    requestAnimationFrame(() => {
      this.ticking = false;
      try {
        sessionStorage.setItem(keyOf(location), String(scrollY));
      } catch {
        // Not kept, then.
      }
    });
  };

  private scroll(before: Props | undefined) {
    const { location, shouldUpdateScroll } = this.props;
    if (shouldUpdateScroll?.(before, this.props) === false) return;
    const target = location.hash && document.getElementById(decodeURI(location.hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (!location.hash && (before || positionOf(location))) {
      window.scrollTo(0, positionOf(location));
    }
  }

  override componentDidMount() {
    window.addEventListener('scroll', this.keep);
    this.scroll(undefined);
  }

  override componentDidUpdate(before: Props) {
    this.scroll(before);
  }

  override componentWillUnmount() {
    window.removeEventListener('scroll', this.keep);
  }

  override render() {
    return this.props.children;
  }
}

/** No element of its own keeps its place. */
export const useScrollRestoration = () => ({});
