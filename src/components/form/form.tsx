import { chakra, Stack } from '#chakra';
import type { ReactNode, Ref } from 'react';
import { SmartLink } from '../link/smart-link';
import { telHref } from '../link/tel-href';
import { draftMark } from './draft-mark';
import { FormMessage } from './form-message';

export interface FormProps {
  ref?: Ref<HTMLFormElement>;
  /** The form's name for assistive technology. */
  label: string;
  onSubmit: () => void;
  /** For visitors without scripts. */
  phone: string;
  email: string;
  /** Where the device keeps a draft of it, if it does: the key in session storage. */
  draft?: string;
  children: ReactNode;
}

/** Fields one below the other. Without scripts it would send nothing, so a sentence stands instead. */
export function Form({ ref, label, onSubmit, phone, email, draft, children }: FormProps) {
  return (
    <>
      <noscript>
        <FormMessage tone="info">
          This form needs scripts, which are switched off here. Please call{' '}
          <SmartLink to={telHref(phone)}>{phone}</SmartLink> or write to{' '}
          <SmartLink to={`mailto:${email}`}>{email}</SmartLink>.
        </FormMessage>
      </noscript>
      <chakra.form
        ref={ref}
        noValidate
        aria-label={label}
        {...{ [draftMark]: draft }}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <Stack gap={5}>{children}</Stack>
      </chakra.form>
    </>
  );
}
