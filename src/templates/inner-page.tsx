import type { ReactNode } from 'react';
import { Container } from '../components/section/container';
import { placeInMenu } from '../content/menu';
import type { ContentPage } from '../content/page.schema';
import { InnerPageFoot, InnerPageHead } from '../layout/inner-frame';
import { useSite } from '../layout/site-context';

/** The frame of every page but the front one: breadcrumb, heading, matter, neighbours. */
export function InnerPage({ page, children }: { page: ContentPage; children: ReactNode }) {
  const { group, previous, next } = placeInMenu(useSite().menu, page.path);
  return (
    <Container pt={{ base: 4, md: 6 }} pb={{ base: 16, lg: 20 }}>
      <InnerPageHead group={group?.name} title={page.title} lead={page.lead} />
      {children}
      <InnerPageFoot previous={previous} next={next} />
    </Container>
  );
}
