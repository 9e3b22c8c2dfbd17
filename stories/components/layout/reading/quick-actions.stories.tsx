import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickActions } from '../../../../src/components/layout/reading/quick-actions';
import { SiteProvider } from '../../../../src/components/layout/site-context';
import { siteExample } from '../site.examples';

const meta = {
  title: 'Layout/Reading/QuickActions',
  component: QuickActions,
  args: { action: { label: 'Register online', to: '/Criteria' } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <SiteProvider value={siteExample}>
        <Story />
      </SiteProvider>
    ),
  ],
  parameters: {
    empty: 'From tablets on the button below the heading is enough.',
    docs: {
      description: {
        component:
          'On phones at the foot of a page that names an action: the action, the way to the school, its phone. From tablets on the button below the heading is enough.',
      },
    },
  },
} satisfies Meta<typeof QuickActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
