import { chakra } from '#chakra';
import type { ReactNode } from 'react';
import { WithoutScripts } from './without-scripts';

const Place = chakra('div', { base: { '@media (scripting: none)': { display: 'none' } } });

export interface LoadingPlaceProps {
  /** What holds the place: skeletons, silent to assistive technology. */
  children: ReactNode;
  /** For a reader without scripts: what stands here instead; by default a sentence that says so. */
  withoutScripts?: ReactNode;
}

/** The place of a part that is on its way, and the words for readers who will not get it. */
export function LoadingPlace({ children, withoutScripts = <WithoutScripts /> }: LoadingPlaceProps) {
  return (
    <>
      <Place aria-hidden="true">{children}</Place>
      <noscript>{withoutScripts}</noscript>
    </>
  );
}
