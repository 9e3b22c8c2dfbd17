import type { ReactNode } from 'react';
import { EditorNotes } from '../components/editor-notes/editor-notes';
import { Container } from '../components/section/container';
import { TodayLine } from '../components/today/today-line';
import { placeInMenu } from '../content/menu';
import type { ContentPage } from '../content/page.schema';
import { PageTop } from '../components/layout/reading/page-top';
import { PreviousNext } from '../components/layout/reading/previous-next';
import { useSite } from '../components/layout/site-context';

export interface InnerPageProps {
  page: ContentPage;
  /** False where the focus goes to a field of the page, not to its heading. */
  focusable?: boolean;
  children: ReactNode;
}

/** The frame of every page but the front one: breadcrumb, heading, content, neighbours. */
export function InnerPage({ page, focusable, children }: InnerPageProps) {
  const { menu, today } = useSite();
  const { group, previous, next } = placeInMenu(menu, page.path);
  const place = menu.flatMap(({ pages }) => pages).findIndex(({ path }) => path === page.path);
  return (
    <>
      <PageTop
        group={group?.name}
        title={page.title}
        lead={page.lead}
        place={place}
        focusable={focusable}
      />
      <Container pt={{ base: 6, md: 10 }} pb={{ base: 12, lg: 16 }} _print={{ p: 0 }}>
        <EditorNotes notes={page.editorNotes} />
        {today?.pages.includes(page.path) ? <TodayLine table={today.table} /> : null}
        {children}
        <PreviousNext previous={previous} next={next} />
      </Container>
    </>
  );
}
