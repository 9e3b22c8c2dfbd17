import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from '../../../src/templates/home/home-page';
import { siteExample } from '../../components/layout/site.examples';
import { homeExample } from './home.examples';
import { homeHandlers } from '../../support/home-handlers';

/** The popup has a story of its own; here it would stand before the page. */
const sections = homeExample.sections.filter((section) => section !== 'notifications');

const meta = {
  title: 'Home/HomePage',
  component: HomePage,
  args: { home: { ...homeExample, sections }, site: siteExample, pictures: {} },
  parameters: {
    docs: {
      description: {
        component:
          'The front page: the sections that content/home.yaml names, in its order. Each section is also shown by itself.',
      },
    },
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The service has nothing: every placeholder in its place. */
export const Empty: Story = { parameters: { msw: { handlers: homeHandlers({ items: [] }) } } };

export const Loading: Story = {
  parameters: { msw: { handlers: homeHandlers({ delay: 'infinite' }) } },
};

/** Every call fails. */
export const Error: Story = { parameters: { msw: { handlers: homeHandlers({ status: 500 }) } } };
