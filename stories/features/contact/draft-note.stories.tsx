import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DraftNote } from '../../../src/features/contact/draft-note';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Contact/DraftNote',
  component: DraftNote,
  decorators: [inPage],
  args: { onForget: fn(), forgotten: false },
  parameters: {
    docs: {
      description: {
        component:
          'Below the message form: how long what is typed stays in this tab, and the button that takes it away, for computers that many people use.',
      },
    },
  },
} satisfies Meta<typeof DraftNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While something may be kept. */
export const Default: Story = {};

/** After the button was pressed. */
export const Forgotten: Story = { args: { forgotten: true } };
