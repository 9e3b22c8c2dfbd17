import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroSection } from '../../../src/templates/home/hero/hero-section';
import { siteExample } from '../../components/layout/site.examples';
import { homeExample } from './home.examples';
import { AboutSection } from '../../../src/templates/home/sections/about-section';
import { BirthdaysSection } from '../../../src/templates/home/sections/birthdays-section';
import { LevelsSection } from '../../../src/templates/home/sections/levels-section';
import {
  CalendarSection,
  EventsSection,
  GallerySection,
  NewsSection,
  ToppersSection,
} from '../../../src/templates/home/sections/live-sections';
import { PrincipalSection } from '../../../src/templates/home/sections/principal-section';
import { SocialSection } from '../../../src/templates/home/sections/social-section';
import { TickerSection } from '../../../src/templates/home/sections/ticker-section';
import { QuickLinksSection } from '../../../src/templates/home/sections/quick-links-section';

const meta = {
  title: 'Home/Sections',
  component: HeroSection,
  args: { home: homeExample, site: siteExample, pictures: {}, variant: 'plain' },
  parameters: {
    docs: {
      description: {
        component:
          'The sections of the front page one by one. An editor orders them, or leaves one out, in content/home.yaml.',
      },
    },
  },
} satisfies Meta<typeof HeroSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first thing that anybody sees. */
export const Hero: Story = {};

/** One picture: nothing changes, and there is no button. */
export const HeroWithOnePicture: Story = {
  args: {
    home: {
      ...homeExample,
      hero: { ...homeExample.hero, slides: homeExample.hero.slides.slice(0, 1) },
    },
  },
};

/** Over the picture's lower edge on desktops, a row to push sideways on phones. */
export const QuickLinks: Story = {
  render: (props) => (
    <>
      <HeroSection {...props} />
      <QuickLinksSection {...props} />
    </>
  ),
};

/** Twelve links are a field of cards; the bars of fifteen pictures are short. */
export const ManyQuickLinks: Story = {
  args: {
    home: {
      ...homeExample,
      hero: { ...homeExample.hero, slides: Array(5).fill(homeExample.hero.slides).flat() },
      quickLinks: [
        ...homeExample.quickLinks,
        ...['Transfer certificate', 'Examinations', 'Uniform', 'Timings', 'Parent portal'].map(
          (label) => ({ label, to: '/Timings', icon: 'school' as const }),
        ),
      ],
    },
  },
  render: (props) => (
    <>
      <HeroSection {...props} />
      <QuickLinksSection {...props} />
    </>
  ),
};

/** What is new today, in one moving line. */
export const Ticker: Story = { render: (props) => <TickerSection {...props} /> };

/** Who the school is. */
export const About: Story = { render: (props) => <AboutSection {...props} /> };

/** One place for each age. */
export const Levels: Story = {
  args: { variant: 'sunken' },
  render: (props) => <LevelsSection {...props} />,
};

/** The month at school. */
export const Calendar: Story = { render: (props) => <CalendarSection {...props} /> };

/** The Principal’s own words. */
export const Principal: Story = {
  args: { variant: 'sunken' },
  render: (props) => <PrincipalSection {...props} />,
};

/** What comes next. */
export const Events: Story = { render: (props) => <EventsSection {...props} /> };

/** What has been. */
export const News: Story = {
  args: { variant: 'sunken' },
  render: (props) => <NewsSection {...props} />,
};

/** The best of the newest session. */
export const Toppers: Story = { render: (props) => <ToppersSection {...props} /> };

/** Whose day it is. */
export const Birthdays: Story = { render: (props) => <BirthdaysSection {...props} /> };

/** The newest albums. */
export const Gallery: Story = {
  args: { variant: 'sunken' },
  render: (props) => <GallerySection {...props} />,
};

/** Asked for only after a click. */
export const Social: Story = { render: (props) => <SocialSection {...props} /> };
