import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTop } from '../../../../src/components/layout/reading/page-top';

const meta = {
  title: 'Layout/Reading/PageTop',
  component: PageTop,
  args: {
    group: 'Admission',
    title: 'Fee Structure',
    lead: 'What a year at the school costs, class by class.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Stands above the matter of every page but the front one: the way to the page, and its name.',
      },
    },
  },
} satisfies Meta<typeof PageTop>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page of a group of the menu. */
export const InAGroup: Story = {};

/** A page that no group has. */
export const WithoutAGroup: Story = { args: { group: undefined, title: 'Sub Gallery' } };
