import { Box, chakra } from '#chakra';
import { Form } from '../../components/form/form';
import { FormMessage } from '../../components/form/form-message';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { useOnline } from '../../components/hooks/use-online';
import { formAction } from '../../lib/http/form-action';
import { ContactNoticeText } from './contact-notice';
import { CONTACT_DRAFT_KEY } from './contact.draft';
import { COPY_FIELD } from './contact.schema';
import { contactCall } from './contact.send';
import { AdmissionFields, HiddenFields } from './contact-extras';
import { DraftNote } from './draft-note';
import { useContactForm } from './use-contact-form';

export interface ContactFormProps {
  /** Shown with the error that a message was not sent. */
  phone: string;
  email: string;
  /** Whether visitors may ask for a copy of their message. */
  copies?: boolean;
}

/** The message form of Contact Us. */
export function ContactForm({ phone, email, copies = false }: ContactFormProps) {
  const { form, formik, change, submit, notice, forget, forgotten, asked } = useContactForm();
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
        formRef={form}
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
        <AdmissionFields
          open={asked}
          childClass={field('childClass')}
          childYear={field('childYear')}
        />
        <TextField label="Message" rows={6} {...field('message')} />
        {copies ? (
          <chakra.label display="flex" gap={3} alignItems="center" minH="target">
            <chakra.input type="checkbox" name={COPY_FIELD} value="yes" w="20px" h="20px" />
            Send me a copy by e-mail
          </chakra.label>
        ) : null}
        <HiddenFields />
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

export default ContactForm;
