import { chakra, Text } from '#chakra';
import type { ReactNode } from 'react';
import { needsScripts } from '../../theme/needs-scripts';

/** What a reader without scripts can do about a part that is fetched. */
export function WithoutScripts() {
  return (
    <Text>
      This part is fetched by a script. Please switch scripts on, or ask the school office.
    </Text>
  );
}

const Region = chakra('div', {
  // On paper they would be empty frames; a section of them is left out (`section.recipe.ts`).
  base: { ...needsScripts, _print: { display: 'none' } },
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

export interface LoadingRegionProps {
  /** Skeletons, hidden from assistive technology. */
  children: ReactNode;
  /** Shown where scripts are disabled; by default a sentence that says so. */
  withoutScripts?: ReactNode;
  /**
   * The minimum height of the loaded content, in CSS: the skeletons are cut there, and fade out, so that
   * the content below never moves up when little is loaded. By default the height of the skeletons.
   */
  within?: string;
}

/** Skeletons of content that is loading, and a text for readers without scripts. */
export function LoadingRegion(props: LoadingRegionProps) {
  const { children, withoutScripts = <WithoutScripts />, within } = props;
  return (
    <>
      <Region
        aria-hidden="true"
        className="loading"
        {...(within ? { fades: true, maxH: within } : {})}
      >
        {children}
      </Region>
      <noscript>{withoutScripts}</noscript>
    </>
  );
}
