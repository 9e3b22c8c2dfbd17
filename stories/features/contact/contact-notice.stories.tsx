import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactNoticeText } from '../../../src/features/contact/contact-notice';
import { siteExample } from '../../components/layout/site.examples';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Contact/ContactNoticeText',
  component: ContactNoticeText,
  decorators: [inPage],
  args: { phone: siteExample.phones[0]?.number ?? '' },
  parameters: {
    docs: {
      description: {
        component:
          'What became of a message, in the alert area below the form. Every failure says that nothing was lost and gives the phone number.',
      },
    },
  },
} satisfies Meta<typeof ContactNoticeText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was sent has arrived. */
export const Sent: Story = { args: { notice: { outcome: 'sent' } } };

/** A copy was asked for, and is sent. */
export const SentWithCopy: Story = { args: { notice: { outcome: 'sent', copy: true } } };

/** A copy was asked for, and can’t be sent: the address has had some today. */
export const SentWithoutCopy: Story = { args: { notice: { outcome: 'sent', copy: false } } };

/** It has not, with another way to reach the school. */
export const Failed: Story = { args: { notice: { outcome: 'failed' } } };

/** Too many messages from here. */
export const Busy: Story = { args: { notice: { outcome: 'busy', retryAfter: undefined } } };

/** The service said how long to wait. */
export const BusyForAWhile: Story = { args: { notice: { outcome: 'busy', retryAfter: 840 } } };

/** A message that the service refuses. */
export const TooLong: Story = { args: { notice: { outcome: 'too-large' } } };
