import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from '../../../../src/components/layout/reading/page-heading';
import { inPage } from '../../../support/in-page';

const meta = {
  title: 'Layout/Reading/PageHeading',
  component: PageHeading,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: 'The one h1 of an inner page, with a line about what the page holds.',
      },
    },
  },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    eyebrow: 'Rules',
    title: 'Fee',
    lead: 'Every rule about fees in one place: when to pay, what a delay costs, and how to withdraw.',
  },
};

/** A page without a lead. */
export const TitleAlone: Story = { args: { title: 'Transfer Certificate' } };

export const Long: Story = {
  args: { eyebrow: 'Parents', title: 'Recommendation To Parents and Expectations from Students' },
};
