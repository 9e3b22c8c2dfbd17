import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from '../../src/templates/home/home-page';
import { homeExample } from '../templates/home/home.examples';
import { siteExample } from '../components/layout/site.examples';
import { arrive, forgetReplies, inSite } from '../support/in-site';

const sections = homeExample.sections.filter((section) => section !== 'notifications');

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  decorators: [inSite('/')],
  args: { home: { ...homeExample, sections }, site: siteExample, pictures: {} },
  beforeEach: forgetReplies,
  play: arrive,
  parameters: {
    docs: {
      description: {
        component:
          'The front page whole, in the frame of the site, as a visitor meets it. The notices have a story of their own: here they would stand before the page.',
      },
    },
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
