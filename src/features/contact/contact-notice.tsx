import { FormMessage } from '../../components/form/form-message';
import { SmartLink } from '../../components/link/smart-link';
import { telHref } from '../../components/link/tel-href';
import type { ContactNotice } from './use-contact-form';

export interface ContactNoticeTextProps {
  notice: ContactNotice;
  phone: string;
}

/** The result, in the alert area below the form. */
export function ContactNoticeText({ notice, phone }: ContactNoticeTextProps) {
  if (notice.outcome === 'sent') {
    return (
      <FormMessage tone="success">
        Thank you. Your message has been sent, and the office will answer it by e-mail or telephone.
        {notice.copy === true ? ' An e-mail to you has a link for your copy.' : null}
        {notice.copy === false ? ' A copy of it can’t be sent to you just now.' : null}
      </FormMessage>
    );
  }
  return (
    <FormMessage tone="error">
      {whyNot(notice)} What you wrote is still here. You can also call{' '}
      <SmartLink to={telHref(phone)} whiteSpace="nowrap">
        {phone}
      </SmartLink>
      .
    </FormMessage>
  );
}

function whyNot(notice: Exclude<ContactNotice, { outcome: 'sent' }>): string {
  if (notice.outcome === 'too-large') {
    return 'Your message was not sent, because it is too long. Please shorten it and try again.';
  }
  if (notice.outcome === 'busy') {
    return `Your message was not sent, because many came from here in a short time. Please try again ${waitOf(notice.retryAfter)}.`;
  }
  return 'Your message could not be sent just now. Please try again in a moment.';
}

/** `seconds` in words: 'in 3 minutes'; nobody counts seconds. */
function waitOf(seconds: number | undefined): string {
  if (seconds === undefined) return 'later';
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
