import type { Meta, StoryObj } from '@storybook/react-vite';
import { feeHeadings, rulesGroup } from './reading.examples';
import { SideRail } from '../../../../src/components/layout/reading/side-rail';
import { inPage } from '../../../support/in-page';

const meta = {
  title: 'Layout/Reading/SideRail',
  component: SideRail,
  decorators: [inPage],
  args: { headings: feeHeadings, group: rulesGroup, current: '/Fee' },
  parameters: {
    docs: {
      description: {
        component:
          'What is on a long page, and the other pages of its group. Beside the matter on wide screens.',
      },
    },
  },
} satisfies Meta<typeof SideRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the headings of the page. */
export const LongPage: Story = {};

/** Two headings are seen at a glance. */
export const ShortPage: Story = { args: { headings: feeHeadings.slice(0, 2) } };

/** Without pages of a group. */
export const OutsideTheMenu: Story = { args: { group: undefined } };
