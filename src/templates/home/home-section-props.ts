import type { Pictures } from '../../components/picture/content-picture';
import type { Translation } from '../../content/alternates';
import type { Home } from '../../content/home.schema';
import type { Today } from '../../content/opening/today';
import type { Site } from '../../content/site.schema';

/** The variant of a band; neighbours differ. */
export type BandVariant = 'plain' | 'sunken';

/** What the front page gives to each of its sections. */
export interface HomeSectionProps {
  home: Home;
  site: Site & {
    /** The paths of all pages. */
    paths: readonly string[];
    /** Set where the school says when it is open. */
    today?: Today;
    /** The pages that there are in several languages, if any. */
    translations?: Translation[][];
  };
  /** Pictures of the built site by the path that content names. */
  pictures: Pictures;
  variant: BandVariant;
}

/** Props of teasers: whether the site has no page for the whole list. */
export const pageOf = ({ paths }: HomeSectionProps['site'], path: string): { alone?: true } =>
  paths.includes(path) ? {} : { alone: true };
