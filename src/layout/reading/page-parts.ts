import type { PublishTimes } from '../../dates/publish-times';

/** A heading of the page that a link can lead to. */
export interface PageHeadingLink {
  id: string;
  text: string;
  /** When its block comes and goes, if it does. */
  times?: PublishTimes;
}

/** Fewer headings than this are seen at a glance. */
const LONG_PAGE = 3;

/** Whether a page is long enough for 'On this page'. */
export const isLongPage = (headings: readonly PageHeadingLink[]) => headings.length >= LONG_PAGE;
