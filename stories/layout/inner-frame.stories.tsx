import { Box } from '#chakra';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InnerPageFoot, InnerPageHead } from '../../src/layout/inner-frame';
import { PageTop } from '../../src/layout/reading/page-top';

const head = {
  group: 'Admission',
  title: 'Fee Structure',
  lead: 'What a year at the school costs, class by class.',
};

const meta = {
  title: 'Layout/InnerFrame',
  component: PageTop,
  args: head,
  parameters: {
    docs: {
      description: {
        component:
          'What stands above and below the matter of every inner page: the way to it, its name, and its neighbours. On built pages it takes over at the first move of the visitor.',
      },
    },
  },
} satisfies Meta<typeof PageTop>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page of a group of the menu. */
export const Top: Story = {};

/** A page that no group has. */
export const WithoutGroup: Story = { args: { group: undefined, title: 'Sub Gallery' } };

/** The same parts as pages use them: they wait for the first move, then take over. */
export const AroundTheMatter: Story = {
  render: (args) => (
    <>
      <InnerPageHead {...args} />
      <Box py={10}>The matter of the page.</Box>
      <InnerPageFoot
        previous={{ path: '/Prospectus', title: 'Prospectus' }}
        next={{ path: '/FeeSchedule', title: 'Fee Payment' }}
      />
    </>
  ),
};
