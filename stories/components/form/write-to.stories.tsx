import type { Meta, StoryObj } from '@storybook/react-vite';
import { WriteTo } from '../../../src/components/form/write-to';
import { siteExample } from '../layout/site.examples';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Components/Form/WriteTo',
  component: WriteTo,
  decorators: [inPage],
  args: { phone: siteExample.phones[0]?.number ?? '', email: siteExample.email },
  parameters: {
    docs: {
      description: {
        component:
          'Whom to write to, in the place of a form: on a site that stands on a plain file host, nobody is there to receive one.',
      },
    },
  },
} satisfies Meta<typeof WriteTo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the place of the message form. */
export const Default: Story = {};

/** With what it is about, in the place of the certificate's form. */
export const WithReason: Story = {
  args: {
    children:
      'The school office gives out transfer certificates. Tell us the admission number and the student’s full name.',
  },
};
