import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeExample } from './home.examples';
import {
  NotificationsSection,
  RegistrationSection,
} from '../../../src/templates/home/sections/live-sections';
import { siteExample } from '../../components/layout/site.examples';

const meta = {
  title: 'Home/TopSections',
  component: RegistrationSection,
  args: { home: homeExample, site: siteExample, pictures: {}, variant: 'plain' },
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    docs: {
      description: {
        component:
          'What stands before the front page’s own matter, when there is any: the banner of an open registration, and the popup of notifications.',
      },
    },
  },
} satisfies Meta<typeof RegistrationSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way to the forms that are open now. */
export const Registration: Story = {};

/** It opens by itself, once a visit. */
export const Notifications: Story = { render: () => <NotificationsSection /> };
