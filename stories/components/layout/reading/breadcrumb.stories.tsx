import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../../../src/components/layout/reading/breadcrumb';
import { inPage } from '../../../support/in-page';

const meta = {
  title: 'Layout/Reading/Breadcrumb',
  component: Breadcrumb,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: 'The way from Home to the page, on top of every page but the front one.',
      },
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of a group of the menu. */
export const InAGroup: Story = { args: { group: 'Rules', title: 'Fee' } };

/** A page outside the menu. */
export const WithoutAGroup: Story = { args: { title: 'Sub Gallery' } };

export const Long: Story = {
  args: {
    group: 'News & Media',
    title: 'Recommendation To Parents and Expectations from Students',
  },
};
