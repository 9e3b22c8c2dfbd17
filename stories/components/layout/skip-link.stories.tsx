import { Box } from '#chakra';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '../../../src/components/layout/skip-link';

const meta = {
  title: 'Layout/Frame/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <Box as="main" id="main" p={6} minH="120px">
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The first stop of the keyboard: past the menu, straight to the page’s matter. Seen only while it has the focus.',
      },
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until the first press of Tab. */
export const Hidden: Story = {};

/** After it. */
export const Focused: Story = { play: ({ userEvent }) => userEvent.tab() };
