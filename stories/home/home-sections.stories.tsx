import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroSection } from '../../src/home/hero/hero-section';
import { schoolExample } from '../../src/content/site.examples';
import { homeExample } from '../../src/home/home.examples';
import { AboutSection } from '../../src/home/sections/about-section';
import { BirthdaysSection } from '../../src/home/sections/birthdays-section';
import { LevelsSection } from '../../src/home/sections/levels-section';
import {
  CalendarSection,
  EventsSection,
  GallerySection,
  NewsSection,
  ToppersSection,
} from '../../src/home/sections/live-sections';
import { PrincipalSection } from '../../src/home/sections/principal-section';
import { SocialSection } from '../../src/home/sections/social-section';
import { TickerSection } from '../../src/home/sections/ticker-section';
import { QuickLinksSection } from '../../src/home/sections/quick-links-section';

const meta = {
  title: 'Home/Sections',
  component: HeroSection,
  args: { home: homeExample, site: schoolExample, pictures: {}, ground: 'plain' },
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

export const Ticker: Story = { render: (props) => <TickerSection {...props} /> };

export const About: Story = { render: (props) => <AboutSection {...props} /> };

export const Levels: Story = {
  args: { ground: 'sunken' },
  render: (props) => <LevelsSection {...props} />,
};

export const Calendar: Story = { render: (props) => <CalendarSection {...props} /> };

export const Principal: Story = {
  args: { ground: 'sunken' },
  render: (props) => <PrincipalSection {...props} />,
};

export const Events: Story = { render: (props) => <EventsSection {...props} /> };

export const News: Story = {
  args: { ground: 'sunken' },
  render: (props) => <NewsSection {...props} />,
};

export const Toppers: Story = { render: (props) => <ToppersSection {...props} /> };

export const Birthdays: Story = { render: (props) => <BirthdaysSection {...props} /> };

export const Gallery: Story = {
  args: { ground: 'sunken' },
  render: (props) => <GallerySection {...props} />,
};

export const Social: Story = { render: (props) => <SocialSection {...props} /> };
