import { Flex } from '#chakra';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawer } from '../../../../src/components/layout/navigation/drawer';
import { siteExample } from '../site.examples';
import { tallCanvas } from '../../../support/tall-canvas';

const meta = {
  title: 'Layout/Navigation/Drawer',
  component: Drawer,
  decorators: [
    (Story) => (
      <Flex position="sticky" top={0} p={4} bg="surface">
        <Story />
      </Flex>
    ),
    tallCanvas,
  ],
  args: { site: siteExample, current: '/Tc' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'The menu on phones and tablets: a sheet with the groups as accordions, the phone number as a big target, and the errands of the thin bar.',
      },
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Menu'));

/** All groups, and the telephone. */
export const Closed: Story = {};

/** The group of the page being read carries a mark. */
export const Open: Story = { play: open };

/** The pages of one group. */
export const GroupOpen: Story = {
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText('Parents', { selector: 'summary' }));
  },
};

/** Beside the page instead of over it. */
export const Tablet: Story = { globals: { viewport: { value: 'md' } }, play: open };
