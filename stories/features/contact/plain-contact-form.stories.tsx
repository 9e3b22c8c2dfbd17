import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainContactForm } from '../../../src/features/contact/plain-contact-form';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Contact/PlainContactForm',
  component: PlainContactForm,
  decorators: [inPage],
  args: { address: 'https://forms.example/f/deodar-hill' },
  parameters: {
    docs: {
      description: {
        component:
          'The message form of a school that names `forms.address` in `site.yaml`. The browser checks and sends it by itself; what became of the message, the service there says.',
      },
    },
  },
} satisfies Meta<typeof PlainContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it stands on Contact Us. */
export const Default: Story = {};
