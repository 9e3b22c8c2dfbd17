import type { ReactNode } from 'react';
import { Container } from '../components/section/container';
import { placeInMenu } from '../content/menu';
import type { ContentPage } from '../content/page.schema';
import { Breadcrumb } from '../layout/reading/breadcrumb';
import { PageHeading } from '../layout/reading/page-heading';
import { PreviousNext } from '../layout/reading/previous-next';
import { useSite } from '../layout/site-context';

/** The frame of every page but the front one: breadcrumb, heading, matter, neighbours. */
export function InnerPage({ page, children }: { page: ContentPage; children: ReactNode }) {
  const { menu } = useSite();
  const { group, previous, next } = placeInMenu(menu, page.path);
  return (
    <Container pt={6} pb={20}>
      <Breadcrumb group={group?.name} title={page.title} />
      <PageHeading title={page.title} lead={page.lead} eyebrow={group?.name} />
      {children}
      <PreviousNext previous={previous} next={next} />
    </Container>
  );
}
