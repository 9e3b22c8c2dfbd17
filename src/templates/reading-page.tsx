import type { ReactNode } from 'react';
import { placeInMenu } from '../content/menu';
import type { ContentPage } from '../content/page.schema';
import { parsePlainDate } from '../dates/plain-date';
import { LastReviewed } from '../layout/reading/last-reviewed';
import { ReadingColumns } from '../layout/reading/reading-columns';
import { useSite } from '../layout/site-context';
import { InnerPage } from './inner-page';

/** A page of running matter: the text column beside the side rail. */
export function ReadingPage({ page, children }: { page: ContentPage; children: ReactNode }) {
  const { group } = placeInMenu(useSite().menu, page.path);
  const reviewed = parsePlainDate(page.reviewed);
  return (
    <InnerPage page={page}>
      <ReadingColumns headings={page.headings} group={group} current={page.path}>
        {children}
        {reviewed && page.kind === 'static' ? <LastReviewed date={reviewed} /> : null}
      </ReadingColumns>
    </InnerPage>
  );
}
