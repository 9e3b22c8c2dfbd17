import { FormMessage } from '../../components/form/form-message';
import { SmartLink } from '../../components/link/smart-link';
import type { ContactNotice } from './use-contact-form';

const reasons: Record<Exclude<ContactNotice, 'sent'>, string> = {
  busy: 'Too many messages came from here in a short time, so it was not sent.',
  'too-large': 'It is too long to be sent; please shorten it.',
  failed: 'It could not be sent just now.',
};

export interface ContactNoticeTextProps {
  notice: ContactNotice;
  phone: string;
}

/** What became of the message, in the alert area below the form. */
export function ContactNoticeText({ notice, phone }: ContactNoticeTextProps) {
  if (notice === 'sent') {
    return (
      <FormMessage tone="success">
        Thank you. Your message has been sent, and the office will answer it by e-mail or telephone.
      </FormMessage>
    );
  }
  return (
    <FormMessage tone="error">
      Your message is still here. {reasons[notice]} You can try again, or call{' '}
      <SmartLink to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</SmartLink>.
    </FormMessage>
  );
}
