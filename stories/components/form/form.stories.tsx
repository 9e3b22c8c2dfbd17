import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Form } from '../../../src/components/form/form';
import { SubmitButton } from '../../../src/components/form/submit-button';
import { TextField } from '../../../src/components/form/text-field';
import { siteExample } from '../layout/site.examples';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Components/Form/Form',
  component: Form,
  decorators: [inPage],
  args: {
    label: 'Write to us',
    action: '/api/form/DHS/contact',
    phone: siteExample.phones[0]?.number ?? '',
    email: siteExample.email,
    onSubmit: fn(),
    children: null,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Fields one below the other and the button that sends them. Where scripts are switched off, the browser sends it by itself, and phone and e-mail stand above it.',
      },
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = (busy: boolean) => (
  <>
    <TextField label="Full Name" name="name" value="Ritika Semwal" onChange={fn()} />
    <TextField label="Message" name="message" value="" rows={4} onChange={fn()} />
    <SubmitButton busy={busy} busyText="Sending…">
      Send Now
    </SubmitButton>
  </>
);

export const Default: Story = { args: { children: fields(false) } };

/** While it is being sent. */
export const Busy: Story = { args: { children: fields(true) } };
