import type { Meta, StoryObj } from '@storybook/react-vite';
import { UtilityBar } from '../../../../src/components/layout/header/utility-bar';
import { siteExample } from '../site.examples';

const meta = {
  title: 'Layout/Header/UtilityBar',
  component: UtilityBar,
  args: { site: siteExample },
  parameters: {
    docs: {
      description: {
        component:
          'How to reach the office, the errands parents come for, and the switch between light and dark. On phones the number and the last errand remain.',
      },
    },
  },
} satisfies Meta<typeof UtilityBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All ways to reach the school. */
export const Desktop: Story = { globals: { viewport: { value: 'xl' } } };

/** Those that fit. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
