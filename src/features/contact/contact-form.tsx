import { chakra, Stack } from '@chakra-ui/react';
import { Button } from '../../components/button/button';
import { FormMessage } from '../../components/form/form-message';
import { TextField } from '../../components/form/text-field';
import { useOnline } from '../../components/hooks/use-online';
import { ContactNoticeText } from './contact-notice';
import { HONEYPOT_FIELD } from './contact.schema';
import { useContactForm } from './use-contact-form';

export interface ContactFormProps {
  /** Given with the news that a message was not sent. */
  phone: string;
  email: string;
}

/** The message form of Contact Us. What a visitor types is never lost in silence. */
export function ContactForm({ phone, email }: ContactFormProps) {
  const { form, formik, change, submit, notice, trap, setTrap } = useContactForm();
  const online = useOnline();
  const field = (name: keyof typeof formik.values) => ({
    name,
    value: formik.values[name],
    error: formik.errors[name],
    onChange: change(name),
  });
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label="Write to us"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <noscript>
        <FormMessage tone="info">
          This form needs scripts. Please call {phone} or write to {email}.
        </FormMessage>
      </noscript>
      <Stack gap={5}>
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
        <chakra.input
          name={HONEYPOT_FIELD}
          value={trap}
          onChange={(event) => setTrap(event.target.value)}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          position="absolute"
          w="1px"
          h="1px"
          opacity={0}
          pointerEvents="none"
        />
        {online ? null : (
          <FormMessage tone="info">
            You are offline. Your message stays here and can be sent when you are back online.
          </FormMessage>
        )}
        <Button type="submit" size="lg" aria-disabled={formik.isSubmitting || undefined} alignSelf="start">
          {formik.isSubmitting ? 'Sending…' : 'Send Now'}
        </Button>
        <div role="status" aria-live="polite">
          {notice ? <ContactNoticeText notice={notice} phone={phone} /> : null}
        </div>
      </Stack>
    </chakra.form>
  );
}
