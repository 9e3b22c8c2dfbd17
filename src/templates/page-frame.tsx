import type { ReactNode } from 'react';
import { SiteProvider } from '../components/layout/site-context';
import { SiteLayout } from '../components/layout/site-layout';
import { useSiteData } from './use-site-data';

/** The path under which the content knows a page: without the slash at the end. */
export const pagePath = (pathname: string) => pathname.replace(/\/$/, '') || '/';

/** The layout of every page. */
export function PageFrame({ path, children }: { path: string; children: ReactNode }) {
  const site = useSiteData();
  return (
    <SiteProvider value={site}>
      <SiteLayout site={site} current={path}>
        {children}
      </SiteLayout>
    </SiteProvider>
  );
}
