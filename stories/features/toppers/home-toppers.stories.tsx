import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyToppers } from './toppers.examples';
import { schoolExample } from '../../content/site.examples';
import { HomeToppers } from '../../../src/features/toppers/home-toppers';
import { toppersHandlers } from '../../handlers/toppers';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Toppers/HomeToppers',
  component: HomeToppers,
  args: { examinations: schoolExample.examinations },
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

/** A school whose oldest class is X, of another board, without a page of toppers. */
export const OneExamination: Story = { args: { examinations: [{ class: 'X', name: 'CBSE' }] } };

export const Empty: Story = listEmpty({ toppers: toppersHandlers });

export const Loading: Story = listLoading({ toppers: toppersHandlers });

export const Error: Story = listFailed({ toppers: toppersHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { toppers: toppersHandlers({ items: manyToppers(200) }) } } },
};
