import type { UrgentNoticeData } from '../urgent-notice/render-notice';
import type { MenuGroup } from '../../content/menu';
import type { Today } from '../../content/opening/today';
import type { Translation } from '../../content/alternates';
import type { Site } from '../../content/site.schema';

/** What the frame of every page shows: who the school is and what the menu holds. */
export interface SiteData extends Site {
  menu: MenuGroup[];
  utility: LabelledLink[];
  quickLinks: LabelledLink[];
  /** The paths of all pages: not every site has those that are made in code. */
  paths: string[];
  /** Day of the newest review of any page, as `YYYY-MM-DD`. */
  lastUpdated: string;
  /** What stands above every page for now. */
  alert?: UrgentNoticeData;
  /** What is said of today, and on which pages beside the front one. */
  today?: Today;
  /** What browsers show of children, as `policyText` writes it; left out where it is everything. */
  privacy?: string;
  /** The pages that there are in several languages, if any. */
  translations?: Translation[][];
}

/** A link as an editor writes it. */
export interface LabelledLink {
  label: string;
  to: string;
}
