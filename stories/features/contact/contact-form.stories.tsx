import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { clearContactDraft, saveContactDraft } from '../../../src/features/contact/contact.draft';
import { contactExample } from './contact.examples';
import type { ContactMessage } from '../../../src/features/contact/contact.schema';
import { ContactForm } from '../../../src/features/contact/contact-form';
import { siteExample } from '../../components/layout/site.examples';
import { contactHandlers } from '../../handlers/contact';
import type { Reply } from '../../handlers/reply';
import { inPage } from '../../support/in-page';
import { press } from '../../support/press';

const meta = {
  title: 'Features/Contact/ContactForm',
  component: ContactForm,
  decorators: [inPage],
  args: { phone: siteExample.phones[0]?.number ?? '', email: siteExample.email },
  beforeEach: () => {
    clearContactDraft();
    return () => clearContactDraft();
  },
  parameters: {
    docs: {
      description: {
        component:
          'The message form of Contact Us. What a visitor types stays in the tab for an hour or until it has been sent, and what became of the message is said below the form. Use it once, on that page.',
      },
    },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form as a visitor finds it who typed something yesterday. */
const filled = (changes: Partial<ContactMessage> = {}) => ({
  beforeEach: () => saveContactDraft({ ...contactExample, ...changes }),
});

/** A filled form that is sent, and how the service answers. */
const sent = (reply: Reply, awaited: string | RegExp): Story => ({
  ...filled(),
  parameters: { msw: { handlers: { contact: contactHandlers(reply) } } },
  play: press('Send Now', awaited),
});

export const Empty: Story = {};

/** Ready to be sent. */
export const Filled: Story = filled();

/** An enquiry: the office can answer it at once when it knows class and year. */
export const AdmissionEnquiry: Story = filled({ childClass: 'VI', childYear: '2027-2028' });

/** Of a school that sends copies by e-mail. */
export const WithCopy: Story = { ...filled(), args: { copies: true } };

/** Sent with nothing in it: the focus goes to the first wrong field. */
export const Errors: Story = { play: press('Send Now', 'Message is required.') };

/** With an address that can’t be one. */
export const WrongAddress: Story = {
  ...filled({ email: 'ritika.semwal@school' }),
  play: press('Send Now', 'Email is not valid.'),
};

/** The button says what happens and does nothing more; the text can be read but not changed. */
export const Sending: Story = sent({ delay: 'infinite' }, 'Sending…');

/** What was sent has arrived. */
export const Sent: Story = sent({}, /Your message has been sent/);

/** Nothing is lost: the text stays, and the phone number is at hand. */
export const Failed: Story = sent({ status: 500 }, /could not be sent just now/);

/** Too many messages from here: when to try again. */
export const Busy: Story = sent({ status: 429 }, /many came from here/);

/** A message that the service refuses. */
export const TooLong: Story = sent({ status: 413 }, /it is too long/);

/** The service may find wrong what the form let pass. */
export const WrongForTheService: Story = sent({ status: 422 }, 'Email is not valid.');

/** The draft is kept until there is a network. */
export const Offline: Story = {
  beforeEach: () => {
    saveContactDraft(contactExample);
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
};
