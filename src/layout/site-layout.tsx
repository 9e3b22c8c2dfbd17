import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { BelowFold } from '../components/fold/below-fold';
import { LiveRegion } from './live-region';
import type { SiteData } from './site-data';
import { SkipLink } from './skip-link';
import { whenMoved } from './when-moved';

// Both work without scripts (links, native disclosures), so theirs wait for the visitor's first
// move; the built HTML holds them from the start.
const SiteHeader = lazy(async () => {
  await whenMoved();
  const { SiteHeader: Header } = await import('./header/site-header');
  return { default: Header };
});
const SiteFooter = lazy(async () => {
  await whenMoved();
  const { SiteFooter: Footer } = await import('./footer/site-footer');
  return { default: Footer };
});

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
