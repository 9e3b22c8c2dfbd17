import { chakra } from '#chakra';
import type { ReactNode } from 'react';
import { WithoutScripts } from './without-scripts';

const Place = chakra('div', {
  base: { '@media (scripting: none)': { display: 'none' } },
  variants: {
    fades: {
      true: {
        overflow: 'hidden',
        maskImage: 'linear-gradient(black 60%, transparent)',
        '@media (forced-colors: active)': { maskImage: 'none' },
      },
    },
  },
});

export interface LoadingPlaceProps {
  /** What holds the place: skeletons, silent to assistive technology. */
  children: ReactNode;
  /** For a reader without scripts: what stands here instead; by default a sentence that says so. */
  withoutScripts?: ReactNode;
  /**
   * The least height of what comes, as CSS has it: the place is no taller, and fades out there, so
   * that what stands below never rises when little comes. By default as tall as its skeletons.
   */
  within?: string;
}

/** The place of a part that is on its way, and the words for readers who will not get it. */
export function LoadingPlace(props: LoadingPlaceProps) {
  const { children, withoutScripts = <WithoutScripts />, within } = props;
  return (
    <>
      <Place aria-hidden="true" {...(within ? { fades: true, maxH: within } : {})}>
        {children}
      </Place>
      <noscript>{withoutScripts}</noscript>
    </>
  );
}
