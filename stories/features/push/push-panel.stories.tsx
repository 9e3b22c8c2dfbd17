import type { Meta, StoryObj } from '@storybook/react-vite';
import { PushPanel } from '../../../src/features/push/push-panel';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Push/PushPanel',
  component: PushPanel,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'Offers that the browser tells of new circulars. It is not there where the browser, or the host, can’t do so.',
      },
    },
  },
} satisfies Meta<typeof PushPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** After the first press: what is kept and what is not, before the browser asks. */
export const Asked: Story = { args: { isOpen: true } };

/** A browser that is told already. */
export const Told: Story = { args: { isTold: true } };
