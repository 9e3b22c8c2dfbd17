import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getQueryClient } from '../http/query-client';
import type { ContentPage } from '../content/page.schema';
import { InnerPage } from './inner-page';

/** A page with a list or a form that speaks to the content service. */
export function LivePage({ page, children }: { page: ContentPage; children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <InnerPage page={page}>{children}</InnerPage>
    </QueryClientProvider>
  );
}
