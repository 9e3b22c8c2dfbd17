import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactPage } from '../../src/templates/contact-page';
import { pageExamples } from '../templates/page.examples';
import { arrive, forgetReplies, inSite } from '../support/in-site';

const meta = {
  title: 'Pages/Form',
  component: ContactPage,
  decorators: [inSite(pageExamples.form.path)],
  args: { page: pageExamples.form },
  beforeEach: forgetReplies,
  play: arrive,
  parameters: {
    docs: {
      description: {
        component: 'Contact Us: how to reach the school beside the form that writes to it.',
      },
    },
  },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
