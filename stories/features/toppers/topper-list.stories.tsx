import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopperList } from '../../../src/features/toppers/topper-list';
import { manyToppers } from './toppers.examples';
import { toppersHandlers } from '../../handlers/toppers';
import { atAddress } from '../../support/at-address';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Toppers/TopperList',
  component: TopperList,
  decorators: [inPage],
  args: { board: 'ISC', topperClass: 'XII' },
  parameters: {
    docs: {
      description: {
        component:
          'The toppers of one board and session: the first three on a podium, the others in their order. One page a board; the front page shows the newest session in its own section.',
      },
    },
  },
} satisfies Meta<typeof TopperList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Class X, without streams. */
export const ICSE: Story = { args: { board: 'ICSE', topperClass: 'X' } };

/** A session from a shared link; a podium for one. */
export const EarlierSession: Story = { beforeEach: atAddress({ session: '2023-2024' }) };

export const Empty: Story = listEmpty({ toppers: toppersHandlers });

export const Loading: Story = listLoading({ toppers: toppersHandlers });

export const Error: Story = listFailed({ toppers: toppersHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { toppers: toppersHandlers({ items: manyToppers(2_000) }) } } },
};
