import type { HomeSection } from '../../content/home.schema';
import type { BandVariant } from './home-section-props';

/** Sections with a variant of their own, and sections that show nothing in the page. */
const unbanded: ReadonlySet<HomeSection> = new Set([
  'ticker',
  'registration',
  'notifications',
  'hero',
  'quickLinks',
  'birthdays',
]);

/** The variant of each section in the given order: bands alternate, so that no neighbours look alike. */
export function sectionVariants(sections: readonly HomeSection[]): BandVariant[] {
  let bands = 0;
  return sections.map((section) => {
    if (unbanded.has(section)) return 'plain';
    bands += 1;
    return bands % 2 === 1 ? 'plain' : 'sunken';
  });
}
