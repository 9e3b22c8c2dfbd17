import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button';

export interface SubmitButtonProps {
  /** What pressing does. */
  children: string;
  /** What is happening, while it happens: 'Sending…'. */
  busyText: string;
  busy: boolean;
}

/**
 * Sends the form; while it is being sent it says so and does nothing more. It becomes a submit
 * button with its scripts: before, a press would send the visitor's words as part of an address. A
 * plain button sends nothing, and the island repeats the press that came too early.
 */
export function SubmitButton({ children, busyText, busy }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (button.current) button.current.type = 'submit';
  }, []);
  return (
    <Button
      ref={button}
      size="lg"
      w={{ base: 'full', sm: 'auto' }}
      alignSelf="start"
      // Not `disabled`: that would throw a keyboard visitor's place on the page away.
      aria-disabled={busy || undefined}
      // What is happening has to stay readable.
      _disabled={{ opacity: 0.8, cursor: 'progress' }}
    >
      {busy ? busyText : children}
    </Button>
  );
}
