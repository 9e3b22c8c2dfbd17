import { chakra } from '#chakra';
import type { ReactNode } from 'react';
import { BelowFold } from '../fold/below-fold';
import { UrgentNotice } from '../urgent-notice/urgent-notice';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import type { SiteData } from './site-data';
import { SkipLink } from './skip-link';

export interface SiteLayoutProps {
  site: SiteData;
  /** Path of the page being read. */
  current: string;
  children: ReactNode;
}

/** What frames every page: skip link, urgent notice, header, the page itself, footer. */
export function SiteLayout({ site, current, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink />
      {site.alert ? <UrgentNotice notice={site.alert} /> : null}
      <SiteHeader site={site} current={current} />
      <chakra.main
        id="main"
        tabIndex={-1}
        minH="60dvh"
        _focusVisible={{ outline: 'none', boxShadow: 'none' }}
      >
        {children}
      </chakra.main>
      <BelowFold />
      <SiteFooter site={site} />
    </>
  );
}
