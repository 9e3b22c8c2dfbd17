import type { Meta, StoryObj } from '@storybook/react-vite';
import { BelowFold } from '../../src/components/fold/below-fold';

const meta = {
  title: 'Components/BelowFold',
  component: BelowFold,
  parameters: {
    docs: {
      description: {
        component:
          'Put it before the first thing that nobody sees without scrolling; the build then keeps the styles after it out of the first screen. It shows nothing itself.',
      },
    },
  },
  render: () => (
    <>
      <p>The first screen.</p>
      <BelowFold />
      <p>What comes after scrolling.</p>
    </>
  ),
} satisfies Meta<typeof BelowFold>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
