import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormMessage } from '../../../src/components/form/form-message';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Components/Form/FormMessage',
  component: FormMessage,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'What a form has to say about the whole of it: sent, not sent, or good to know beforehand. What is wrong with one field stands at that field.',
      },
    },
  },
} satisfies Meta<typeof FormMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was sent has arrived. */
export const Success: Story = {
  args: { tone: 'success', children: 'Your message has been sent.' },
};

/** It has not, with what to do. */
export const Failure: Story = { args: { tone: 'error', children: 'Your message was not sent.' } };

/** Neither of the two. */
export const Information: Story = { args: { tone: 'info', children: 'You are offline.' } };

/** Longer than a line: the icon stays with the first one. */
export const Long: Story = {
  args: {
    tone: 'error',
    children:
      'Your message was not sent, because many came from here in a short time. Please try again in 14 minutes. What you wrote is still here. You can also call +91 00000 00000.',
  },
};
