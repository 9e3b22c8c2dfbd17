import { Stack, Text } from '#chakra';
import type { ReactNode } from 'react';
import { SmartLink } from '../link/smart-link';
import { telHref } from '../link/tel-href';

export interface WriteToProps {
  phone: string;
  email: string;
  /** What it is about. */
  children?: ReactNode;
}

/** Whom to write to, in the place of a form that nobody is there to receive. */
export function WriteTo({ phone, email, children }: WriteToProps) {
  return (
    <Stack gap={4}>
      {children ? <Text>{children}</Text> : null}
      <Text>
        Please write to <SmartLink to={`mailto:${email}`}>{email}</SmartLink> or call{' '}
        <SmartLink to={telHref(phone)} whiteSpace="nowrap">
          {phone}
        </SmartLink>
        .
      </Text>
    </Stack>
  );
}
