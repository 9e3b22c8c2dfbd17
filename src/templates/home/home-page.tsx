import { VisuallyHidden } from '#chakra';
import { type ComponentType, Fragment } from 'react';
import { BelowFold } from '../../components/fold/below-fold';
import { Island } from '../../components/island/island';
import { Container } from '../../components/section/container';
import { TranslationLinks } from '../../components/layout/reading/translation-links';
import { TodayLine } from '../../components/today/today-line';
import type { HomeSection } from '../../content/home.schema';
import { HeroSection } from './hero/hero-section';
import type { HomeSectionProps } from './home-section-props';
import { sectionVariants } from './section-variants';
import { AboutSection } from './sections/about-section';
import { BirthdaysSection } from './sections/birthdays-section';
import { LevelsSection } from './sections/levels-section';
import {
  CalendarSection,
  EventsSection,
  GallerySection,
  NewsSection,
  NotificationsSection,
  RegistrationSection,
  ToppersSection,
} from './sections/live-sections';
import { PrincipalSection } from './sections/principal-section';
import { QuickLinksSection } from './sections/quick-links-section';
import { SocialSection } from './sections/social-section';
import { TickerSection } from './sections/ticker-section';

/** The component of each section that content/home.yaml names. */
const sectionViews: Record<HomeSection, ComponentType<HomeSectionProps>> = {
  ticker: TickerSection,
  registration: RegistrationSection,
  notifications: NotificationsSection,
  hero: HeroSection,
  quickLinks: QuickLinksSection,
  about: AboutSection,
  levels: LevelsSection,
  calendar: CalendarSection,
  principal: PrincipalSection,
  events: EventsSection,
  news: NewsSection,
  toppers: ToppersSection,
  birthdays: BirthdaysSection,
  gallery: GallerySection,
  social: SocialSection,
};

export type HomePageProps = Omit<HomeSectionProps, 'variant'>;

/** Whether school is open today. */
const TodayPlace = () => (
  <Container>
    <Island name="today">
      <TodayLine />
    </Island>
  </Container>
);

/** The ways to the front page in other languages, above everything else: who needs them reads nothing before. */
function Languages({ site }: Pick<HomePageProps, 'site'>) {
  const group = site.translations?.find((pages) => pages.some(({ path }) => path === '/'));
  if (!group) return null;
  return (
    <Container as="nav" aria-label="Languages" display="flex" justifyContent={{ md: 'end' }}>
      <TranslationLinks others={group.filter(({ path }) => path !== '/')} />
    </Container>
  );
}

/** The front page: the sections that the content names, in its order. */
export function HomePage({ home, site, pictures }: HomePageProps) {
  const variants = sectionVariants(home.sections);
  // The hero fills the first screen; the quick links overlap its edge.
  const unseen = home.sections.indexOf('hero') + 2;
  // Its rules are not inlined: the page should fit into the first round trip.
  const today = Math.min(unseen, home.sections.length - 1);
  return (
    <>
      <Languages site={site} />
      {home.sections.includes('hero') ? null : <VisuallyHidden as="h1">{site.name}</VisuallyHidden>}
      {home.sections.map((section, index) => {
        const View = sectionViews[section];
        return (
          <Fragment key={section}>
            {index === unseen ? <BelowFold /> : null}
            {site.today && index === today ? <TodayPlace /> : null}
            <View {...{ home, site, pictures }} variant={variants[index] ?? 'plain'} />
          </Fragment>
        );
      })}
    </>
  );
}
