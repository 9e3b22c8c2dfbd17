import type { ReactNode } from 'react';
import { EditorNotes } from '../components/editor-notes/editor-notes';
import { Container } from '../components/section/container';
import { TodayLine } from '../components/today/today-line';
import { menuPath, type MenuItem, placeInMenu } from '../content/menu';
import type { Block } from '../blocks/schemas';
import type { ContentPage } from '../content/page.schema';
import { PageTop } from '../components/layout/reading/page-top';
import { PreviousNext } from '../components/layout/reading/previous-next';
import { QuickActions } from '../components/layout/reading/quick-actions';
import { useSite } from '../components/layout/site-context';
import { SessionEnded } from './session-ended';

export interface InnerPageProps {
  page: ContentPage<Block>;
  /** The page that it belongs to, of which it shows one item. */
  under?: MenuItem;
  /** False where the focus goes to a field of the page, not to its heading. */
  focusable?: boolean;
  children: ReactNode;
}

/** The frame of every page but the front one: breadcrumb, heading, content, neighbours. */
export function InnerPage({ page, under, focusable, children }: InnerPageProps) {
  const { menu, today, translations = [] } = useSite();
  const { group, previous, next } = placeInMenu(menu, under?.path ?? menuPath(page, menu));
  const languages = translations.find((group) => group.some(({ path }) => path === page.path));
  const neighbours = under ? {} : { previous, next };
  const place = menu.flatMap(({ pages }) => pages).findIndex(({ path }) => path === page.path);
  return (
    <>
      <PageTop
        group={group?.name}
        title={page.title}
        lead={page.lead}
        under={under}
        action={page.action}
        translations={languages?.filter(({ path }) => path !== page.path)}
        place={place}
        focusable={focusable}
      />
      <Container pt={{ base: 6, md: 10 }} pb={{ base: 12, lg: 16 }} _print={{ p: 0 }}>
        <EditorNotes notes={page.editorNotes} />
        {today?.pages.includes(page.path) ? <TodayLine table={today.table} /> : null}
        <SessionEnded blocks={page.blocks} />
        {children}
        <PreviousNext {...neighbours} />
      </Container>
      {page.action ? <QuickActions action={page.action} /> : null}
    </>
  );
}
