import { chakra } from '#chakra';
import { type ReactNode, Suspense } from 'react';
import { useNearViewport } from '../hooks/use-near-viewport';
import { SafeBoundary } from './safe-boundary';

export interface DeferredProps {
  /** Holds the exact place of the part until it is there; all there is in the built page. */
  loading: ReactNode;
  /** Stands there when the part's script cannot be fetched. */
  failed: ReactNode;
  /** The part, made with `lazy()`. */
  children: ReactNode;
}

/** A part of a page whose script is fetched when it comes near the screen. */
export function Deferred({ loading, failed, children }: DeferredProps) {
  const [ref, near] = useNearViewport<HTMLDivElement>();
  return (
    <div ref={ref}>
      {near ? (
        <SafeBoundary fallback={failed}>
          <Suspense fallback={loading}>{children}</Suspense>
        </SafeBoundary>
      ) : (
        loading
      )}
    </div>
  );
}

const Place = chakra('div', { base: { '@media (scripting: none)': { display: 'none' } } });

export interface LoadingPlaceProps {
  /** What holds the place: skeletons, silent to assistive technology. */
  children: ReactNode;
  /** For a reader without scripts: what stands here instead. */
  withoutScripts: ReactNode;
}

/** The place of a part that is on its way, and the words for readers who will not get it. */
export function LoadingPlace({ children, withoutScripts }: LoadingPlaceProps) {
  return (
    <>
      <Place aria-hidden="true">{children}</Place>
      <noscript>{withoutScripts}</noscript>
    </>
  );
}
