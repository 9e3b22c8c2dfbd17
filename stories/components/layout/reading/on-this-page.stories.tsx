import type { Meta, StoryObj } from '@storybook/react-vite';
import { feeHeadings } from './reading.examples';
import { OnThisPage } from '../../../../src/components/layout/reading/on-this-page';
import { inPage } from '../../../support/in-page';

const meta = {
  title: 'Layout/Reading/OnThisPage',
  component: OnThisPage,
  decorators: [inPage],
  args: { headings: feeHeadings, variant: 'rail' },
  parameters: {
    docs: {
      description: {
        component: 'The headings of a long page as links; nothing on a page with fewer than three.',
      },
    },
  },
} satisfies Meta<typeof OnThisPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the text of a wide screen. */
export const InTheRail: Story = { args: { variant: 'rail' } };

/** Closed above the matter, on screens without a rail. */
export const Folded: Story = {
  args: { variant: 'fold' },
  globals: { viewport: { value: 'phone' } },
};
