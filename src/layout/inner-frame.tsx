import { Suspense } from 'react';
import type { MenuItem } from '../content/menu';
import { lazyPart } from './lazy-part';

// Links and text: the built HTML is all they need until the visitor moves (see `SiteLayout`).
const Head = lazyPart(async () => (await import('./reading/page-top')).PageTop);
const Foot = lazyPart(async () => (await import('./reading/previous-next')).PreviousNext);

export interface InnerPageHeadProps {
  /** The group of the menu that the page stands in. */
  group?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** What the trail calls the page, where that is not its title. */
  crumb?: string | undefined;
  /** How many pages of the menu come before this one. */
  place?: number | undefined;
}

/** Breadcrumb and heading of an inner page. */
export function InnerPageHead(props: InnerPageHeadProps) {
  return (
    <Suspense>
      <Head {...props} />
    </Suspense>
  );
}

/** The neighbours of an inner page in its group of the menu. */
export function InnerPageFoot(props: {
  previous?: MenuItem | undefined;
  next?: MenuItem | undefined;
}) {
  return (
    <Suspense>
      <Foot {...props} />
    </Suspense>
  );
}
