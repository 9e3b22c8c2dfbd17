import { chakra } from '#chakra';
import { type ReactNode, Suspense } from 'react';
import { BelowFold } from '../components/fold/below-fold';
import { LiveRegion } from './live-region';
import type { SiteData } from './site-data';
import { SkipLink } from './skip-link';
import { lazyPart } from './lazy-part';

// Both work without scripts (links, native disclosures), so theirs wait for the visitor's first
// move; the built HTML holds them from the start.
const SiteHeader = lazyPart(async () => (await import('./header/site-header')).SiteHeader);
const SiteFooter = lazyPart(async () => (await import('./footer/site-footer')).SiteFooter);

export interface SiteLayoutProps {
  site: SiteData;
  /** Path of the page being read. */
  current: string;
  children: ReactNode;
}

/** What frames every page: skip link, header, the page itself, footer. */
export function SiteLayout({ site, current, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <LiveRegion>
          <SiteHeader site={site} current={current} />
        </LiveRegion>
      </Suspense>
      <LiveRegion>
        <chakra.main
          id="main"
          tabIndex={-1}
          minH="60dvh"
          _focusVisible={{ outline: 'none', boxShadow: 'none' }}
        >
          {children}
        </chakra.main>
      </LiveRegion>
      <BelowFold />
      <Suspense>
        <LiveRegion>
          <SiteFooter site={site} />
        </LiveRegion>
      </Suspense>
    </>
  );
}
