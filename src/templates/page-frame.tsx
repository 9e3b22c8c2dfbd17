import { ChakraProvider } from '#chakra';
import type { ReactNode } from 'react';
import { configureClient } from '../http/client-config';
import { SiteProvider } from '../layout/site-context';
import { SiteLayout } from '../layout/site-layout';
import { system } from '../theme';
import { useSiteData } from './use-site-data';

/** The path under which the content knows a page: without a slash at the end. */
export const pagePath = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

/** What stands around every page and stays while the visitor moves between pages. */
export function PageFrame({ path, children }: { path: string; children: ReactNode }) {
  const site = useSiteData();
  configureClient({ schoolCode: site.code });
  return (
    <ChakraProvider value={system}>
      <SiteProvider value={site}>
        <SiteLayout site={site} current={path}>
          {children}
        </SiteLayout>
      </SiteProvider>
    </ChakraProvider>
  );
}
