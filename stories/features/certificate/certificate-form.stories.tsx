import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { certificateExample } from './certificate.examples';
import { certificateMessages } from '../../../src/features/certificate/certificate.schema';
import { CertificateForm } from '../../../src/features/certificate/certificate-form';
import { siteExample } from '../../components/layout/site.examples';
import { certificateHandlers, type CertificateReply } from '../../handlers/certificate';
import { inPage } from '../../support/in-page';
import { press } from '../../support/press';

const meta = {
  title: 'Features/Certificate/CertificateForm',
  component: CertificateForm,
  decorators: [inPage],
  args: { phone: siteExample.phones[0]?.number ?? '', email: siteExample.email },
  // The file is made, but no download interrupts whoever looks at the story.
  beforeEach: () => void spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined),
  parameters: {
    docs: {
      description: {
        component:
          'Asks for a pupil’s transfer certificate and saves it. One error line serves both fields. Use it once, on the Transfer Certificate page.',
      },
    },
  },
} satisfies Meta<typeof CertificateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A filled form that is sent, and how the service answers. */
const asked = (reply: CertificateReply, awaited: string | RegExp): Story => ({
  parameters: { msw: { handlers: { certificate: certificateHandlers(reply) } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Admission No.'), certificateExample.admission);
    await userEvent.type(canvas.getByLabelText('Student Full Name'), certificateExample.name);
    await press('View Details', awaited)(context);
  },
});

/** As the visitor finds it. */
export const Idle: Story = {};

/** Sent with nothing in it. */
export const EmptyFields: Story = { play: press('View Details', certificateMessages.incomplete) };

/** The button shows the running request and can’t be pressed again. */
export const Loading: Story = asked({ delay: 'infinite' }, 'Looking it up…');

/** The certificate was found and fetched. */
export const Saved: Story = asked({}, /has been saved as tc\.pdf/);

/** The answer names no file. */
export const InvalidReply: Story = asked({ path: null }, certificateMessages.invalidReply);

/** It was found, but the file did not come. */
export const FileNotFetched: Story = asked(
  { file: { status: 404 } },
  certificateMessages.fileFailed(404),
);

/** What comes is no PDF, JPEG or PNG, whatever it calls itself. */
export const UnsupportedFile: Story = asked(
  { file: { bytes: new TextEncoder().encode('<html></html>') } },
  certificateMessages.unsupported,
);

/** No such pupil, or none with a certificate: whom to ask. */
export const NotFound: Story = asked({ status: 404 }, /^No certificate was found/);

/** No connection, or any other failure. */
export const Failed: Story = asked({ status: 500 }, certificateMessages.failed);
