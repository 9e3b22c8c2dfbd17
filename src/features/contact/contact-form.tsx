import { Box, chakra } from '#chakra';
import { Form } from '../../components/form/form';
import { FormMessage } from '../../components/form/form-message';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { useOnline } from '../../components/hooks/use-online';
import { formAction } from '../../lib/http/form-action';
import { ContactNoticeText } from './contact-notice';
import { CONTACT_DRAFT_KEY } from './contact.draft';
import { HONEYPOT_FIELD } from './contact.schema';
import { contactCall } from './contact.send';
import { DraftNote } from './draft-note';
import { useContactForm } from './use-contact-form';

export interface ContactFormProps {
  /** Shown with the error that a message was not sent. */
  phone: string;
  email: string;
}

/** The message form of Contact Us. */
export function ContactForm({ phone, email }: ContactFormProps) {
  const { form, formik, change, submit, notice, forget, forgotten, trap, setTrap } =
    useContactForm();
  const online = useOnline();
  const field = (name: keyof typeof formik.values) => ({
    name,
    value: formik.values[name],
    error: formik.errors[name],
    readOnly: formik.isSubmitting,
    onChange: change(name),
  });
  return (
    <>
      <Form
        ref={form}
        label="Write to us"
        action={formAction(contactCall)}
        phone={phone}
        email={email}
        draft={CONTACT_DRAFT_KEY}
        onSubmit={() => void submit()}
      >
        <TextField label="Full Name" autoComplete="name" {...field('name')} />
        <TextField
          label="Mobile No."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <TextField label="Subject" {...field('subject')} />
        <TextField label="Message" rows={6} {...field('message')} />
        <Honeypot value={trap} onChange={setTrap} />
        <div>
          <div role="status">
            {online ? null : (
              <Box mb={5}>
                <FormMessage tone="info">
                  You are offline. Your message stays here and can be sent when you are back online.
                </FormMessage>
              </Box>
            )}
          </div>
          <SubmitButton busy={formik.isSubmitting} busyText="Sending…">
            Send Now
          </SubmitButton>
        </div>
      </Form>
      <div role="alert">
        {notice ? (
          <Box mt={5}>
            <ContactNoticeText notice={notice} phone={phone} />
          </Box>
        ) : null}
      </div>
      <DraftNote onForget={forget} forgotten={forgotten} />
    </>
  );
}

/** A honeypot field: hidden from visitors and assistive technology; only robots fill it in. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <chakra.input
      name={HONEYPOT_FIELD}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      position="absolute"
      w="1px"
      h="1px"
      opacity={0}
      pointerEvents="none"
    />
  );
}

export default ContactForm;
