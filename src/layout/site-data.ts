/** What the frame of every page shows: who the school is and what the menu holds. */
export interface SiteData {
  name: string;
  code: string;
  affiliation: string;
  council: string;
  affiliated: string;
  motto: { text: string; lang: string; translation: string };
  address: { lines: string[]; city: string; state: string; postcode: string };
  phones: { label: string; number: string }[];
  email: string;
  socials: { name: string; url: string }[];
  map: { label: string; embedUrl: string; linkUrl: string };
  apps: { store: string; url: string }[];
  menu: MenuGroup[];
  utility: LabelledLink[];
  quickLinks: LabelledLink[];
  /** Day of the newest review of any page, as `YYYY-MM-DD`. */
  lastUpdated: string;
}

/** A link as an editor writes it. */
export interface LabelledLink {
  label: string;
  to: string;
}

/** One group of the main menu with its pages in order; a group with a path is itself a page. */
export interface MenuGroup {
  name: string;
  path?: string;
  summary?: string;
  pages: { path: string; title: string }[];
}

/** A telephone number as the address of a call. */
export const telHref = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;
