import type { ReactNode } from 'react';
import { EditorNotes } from '../components/editor-notes/editor-notes';
import { Container } from '../components/section/container';
import { placeInMenu } from '../content/menu';
import type { ContentPage } from '../content/page.schema';
import { PageTop } from '../layout/reading/page-top';
import { PreviousNext } from '../layout/reading/previous-next';
import { useSite } from '../layout/site-context';

/** The frame of every page but the front one: breadcrumb, heading, content, neighbours. */
export function InnerPage({ page, children }: { page: ContentPage; children: ReactNode }) {
  const { menu } = useSite();
  const { group, previous, next } = placeInMenu(menu, page.path);
  const place = menu.flatMap(({ pages }) => pages).findIndex(({ path }) => path === page.path);
  return (
    <>
      <PageTop group={group?.name} title={page.title} lead={page.lead} place={place} />
      <Container pt={{ base: 6, md: 10 }} pb={{ base: 12, lg: 16 }} _print={{ p: 0 }}>
        <EditorNotes notes={page.editorNotes} />
        {children}
        <PreviousNext previous={previous} next={next} />
      </Container>
    </>
  );
}
