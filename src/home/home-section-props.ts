import type { Pictures } from '../components/picture/content-picture';
import type { Home } from '../content/home.schema';
import type { Site } from '../content/site.schema';

/** The variant of a band; neighbours differ. */
export type BandVariant = 'plain' | 'sunken';

/** What the front page gives to each of its sections. */
export interface HomeSectionProps {
  home: Home;
  site: Site;
  /** Pictures of the built site by the path that content names. */
  pictures: Pictures;
  variant: BandVariant;
}
