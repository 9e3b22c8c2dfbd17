import type { Meta, StoryObj } from '@storybook/react-vite';
import { PauseButton } from '../../src/components/pause-button/pause-button';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/PauseButton',
  component: PauseButton,
  decorators: [inPage],
  args: { label: 'events', playing: true },
  parameters: {
    docs: {
      story: { height: '160px' },
      description: {
        component: 'Stands beside everything that moves by itself for more than five seconds.',
      },
    },
  },
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While something moves. */
export const Playing: Story = {};

/** After it was stopped. */
export const Paused: Story = { args: { playing: false } };
