import type { ReactNode } from 'react';
import { Container } from '../components/section/container';
import { placeInMenu } from '../content/menu';
import type { ContentPage } from '../content/page.schema';
import { parsePlainDate } from '../dates/plain-date';
import { Breadcrumb } from '../layout/reading/breadcrumb';
import { LastReviewed } from '../layout/reading/last-reviewed';
import { PageHeading } from '../layout/reading/page-heading';
import { PreviousNext } from '../layout/reading/previous-next';
import { ReadingColumns } from '../layout/reading/reading-columns';
import { useSite } from '../layout/site-context';

export interface InnerPageProps {
  page: ContentPage;
  /** Lists and forms take the whole width; running text stands beside the side rail. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of every page but the front one: breadcrumb, heading, matter, neighbours. */
export function InnerPage({ page, wide = false, children }: InnerPageProps) {
  const { menu } = useSite();
  const { group, previous, next } = placeInMenu(menu, page.path);
  const reviewed = parsePlainDate(page.reviewed);
  return (
    <Container pt={{ base: 4, md: 6 }} pb={{ base: 16, lg: 20 }}>
      <Breadcrumb group={group?.name} title={page.title} />
      <PageHeading title={page.title} lead={page.lead} />
      {wide ? (
        children
      ) : (
        <ReadingColumns headings={page.headings} group={group} current={page.path}>
          {children}
          {reviewed && page.kind === 'static' ? <LastReviewed date={reviewed} /> : null}
        </ReadingColumns>
      )}
      <PreviousNext previous={previous} next={next} />
    </Container>
  );
}
