import type { ReactNode } from 'react';
import { menuPath, placeInMenu } from '../content/menu';
import type { Block } from '../blocks/schemas';
import type { ContentPage } from '../content/page.schema';
import { parsePlainDate } from '../lib/dates/plain-date';
import { LastReviewed } from '../components/layout/reading/last-reviewed';
import { ReadingColumns } from '../components/layout/reading/reading-columns';
import { useSite } from '../components/layout/site-context';
import { InnerPage } from './inner-page';

/** A page of running content: the text column beside the side rail. */
export function ReadingPage({
  page,
  picture,
  children,
}: {
  page: ContentPage<Block>;
  /** A picture of what the page is about, for the rail. */
  picture?: ReactNode;
  children: ReactNode;
}) {
  const { menu } = useSite();
  const place = menuPath(page, menu);
  const { group } = placeInMenu(menu, place);
  const reviewed = parsePlainDate(page.reviewed);
  return (
    <InnerPage page={page}>
      <ReadingColumns headings={page.headings} group={group} current={place} picture={picture}>
        {children}
        {reviewed && page.kind === 'static' ? <LastReviewed date={reviewed} /> : null}
      </ReadingColumns>
    </InnerPage>
  );
}
