import { Box, chakra, Stack } from '#chakra';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { SmartLink } from '../link/smart-link';
import { telHref } from '../link/tel-href';
import { FormMessage } from './form-message';
import { needsScripts } from '../../theme/needs-scripts';

export interface FormProps {
  formRef?: Ref<HTMLFormElement>;
  /** The form's name for assistive technology. */
  label: string;
  /** Where the browser sends it by itself when its scripts have not come (`lib/http/form-action.ts`). */
  action: string | undefined;
  onSubmit: () => void;
  /** For visitors without scripts. */
  phone: string;
  email: string;
  /** Where the device keeps a draft of it, if it does: the key in session storage, for the page's inline script. */
  draft?: string;
  children: ReactNode;
}

const neverChanges = () => () => undefined;

/**
 * Fields one below the other. Until its scripts are there it is a form of HTML: the browser checks and
 * sends it, and the service answers with a page. Where none would, a sentence stands instead.
 */
export function Form({
  formRef,
  label,
  action,
  onSubmit,
  phone,
  email,
  draft,
  children,
}: FormProps) {
  // With scripts the form's own words stand at its fields, in the place of the browser's.
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <>
      <noscript>
        <Box mb={5}>
          <FormMessage tone="info">
            {action
              ? 'Scripts are switched off here. The form works without them; you can also call '
              : 'This form needs scripts, which are switched off here. Please call '}
            <SmartLink to={telHref(phone)} whiteSpace="nowrap">
              {phone}
            </SmartLink>{' '}
            or write to <SmartLink to={`mailto:${email}`}>{email}</SmartLink>.
          </FormMessage>
        </Box>
      </noscript>
      <chakra.form
        ref={formRef}
        noValidate={isLive}
        method={action && 'post'}
        action={action}
        aria-label={label}
        data-draft={draft}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        css={action ? undefined : needsScripts}
      >
        <Stack gap={5}>{children}</Stack>
      </chakra.form>
    </>
  );
}
