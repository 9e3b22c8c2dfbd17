import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyToppers } from '../../../src/features/toppers/toppers.examples';
import { HomeToppers } from '../../../src/features/toppers/home-toppers';
import { toppersHandlers } from '../../handlers/toppers';
import { inPage } from '../../support/page-room';

const meta = {
  title: 'Features/Toppers/HomeToppers',
  component: HomeToppers,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The toppers of the newest session, ISC beside ICSE. Each board has a page of its own.',
      },
    },
  },
} satisfies Meta<typeof HomeToppers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  parameters: { msw: { handlers: { toppers: toppersHandlers({ items: [] }) } } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { toppers: toppersHandlers({ delay: 'infinite' }) } } },
};

/** Readers see the placeholders; the log says what failed. */
export const Error: Story = {
  parameters: { msw: { handlers: { toppers: toppersHandlers({ status: 500 }) } } },
};

export const Long: Story = {
  parameters: { msw: { handlers: { toppers: toppersHandlers({ items: manyToppers(200) }) } } },
};
