import { Box } from '#chakra';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../../src/components/button/button';
import { LiveRegion } from '../../../src/layout/live-region';

function Counter() {
  const [presses, setPresses] = useState(0);
  return <Button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</Button>;
}

const meta = {
  title: 'Layout/Frame/LiveRegion',
  component: LiveRegion,
  decorators: [
    (Story) => (
      <Box p={6}>
        <Story />
      </Box>
    ),
  ],
  args: { children: <Counter /> },
  parameters: {
    docs: {
      description: {
        component:
          'Stands around the parts of a page that come to life at different times, and repeats the presses that came before. It has no look of its own.',
      },
    },
  },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
