import type { Meta, StoryObj } from '@storybook/react-vite';
import { LastReviewed } from '../../../../src/components/layout/reading/last-reviewed';
import { inPage } from '../../../support/in-page';

const meta = {
  title: 'Layout/Reading/LastReviewed',
  component: LastReviewed,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: 'The day somebody last checked the page, below its matter.',
      },
    },
  },
} satisfies Meta<typeof LastReviewed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { date: '2026-10-12' } };
