import {
  type AnchorHTMLAttributes,
  Children,
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { globalHistory, type RouterLocation } from './router-history';

/**
 * Stands in the browser's bundle for Gatsby's fork of Reach Router: the parts that Gatsby's runtime
 * calls on a site where every page has one fixed address. A test holds that no page has a pattern.
 */
export { globalHistory };

/** Moves to an address; see `globalHistory.navigate`. */
export const navigate = globalHistory.navigate;

/** Addresses are absolute everywhere here, so there is no base to resolve them against. */
export const BaseContext = createContext({ baseuri: '/', basepath: '/' });

const Place = createContext<{ location: RouterLocation } | null>(null);

/** Gives its child function the present location, anew after each move. */
export function Location({
  children,
}: {
  children: (place: { location: RouterLocation }) => ReactNode;
}) {
  const outer = useContext(Place);
  return outer ? children(outer) : <LocationProvider>{children}</LocationProvider>;
}

/** Tells all within where the reader is; its child may be a function of it. */
export function LocationProvider({
  children,
}: {
  children: ReactNode | ((place: { location: RouterLocation }) => ReactNode);
}) {
  const [place, setPlace] = useState(() => ({ location: globalHistory.location }));
  useEffect(() => globalHistory._onTransitionComplete(), [place]);
  useEffect(() => {
    let gone = false;
    const stop = globalHistory.listen(({ location }) => {
      // After the handler that moved has ended, and with the next frame.
      void Promise.resolve().then(() =>
        requestAnimationFrame(() => {
          if (!gone) setPlace({ location });
        }),
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return <Place value={place}>{typeof children === 'function' ? children(place) : children}</Place>;
}

interface RouteProps {
  path: string;
  uri?: string;
}

/** The page inside the element that takes the focus after a move. */
export function Router({
  children,
  location,
  id,
}: {
  children: ReactElement<RouteProps>;
  location: RouterLocation;
  id?: string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(location.pathname);
  useEffect(() => {
    if (shown.current === location.pathname) return;
    shown.current = location.pathname;
    frame.current?.focus();
  }, [location.pathname]);
  const route = Children.only(children);
  return (
    <div tabIndex={-1} id={id} ref={frame}>
      {cloneElement(route, { uri: location.pathname })}
    </div>
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  innerRef?: Ref<HTMLAnchorElement>;
  getProps?: (state: {
    isCurrent: boolean;
    isPartiallyCurrent: boolean;
    href: string;
    location: RouterLocation;
  }) => AnchorHTMLAttributes<HTMLAnchorElement> | null;
  state?: unknown;
};

/** A link that knows whether its page is the present one; Gatsby's own link, around it, moves. */
export function Link({ to, innerRef, getProps, state: _, children, ...anchor }: LinkProps) {
  const location = useContext(Place)?.location ?? globalHistory.location;
  const href = encodeURI(to);
  const isCurrent = location.pathname === href;
  const isPartiallyCurrent = location.pathname.startsWith(href);
  return (
    <a
      ref={innerRef}
      aria-current={isCurrent ? 'page' : undefined}
      {...anchor}
      {...getProps?.({ isCurrent, isPartiallyCurrent, href: to, location })}
      href={to}
    >
      {children}
    </a>
  );
}

/** Patterns are there for pages without a fixed address; there are none. */
export const pick = () => null;

/** An address as seen from a page: they are absolute everywhere here. */
export const resolve = (to: string) => to;
