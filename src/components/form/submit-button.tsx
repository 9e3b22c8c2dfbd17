import { Button } from '../button/button';

export interface SubmitButtonProps {
  /** What pressing does. */
  children: string;
  /** What is happening, while it happens: 'Sending…'. */
  busyText: string;
  busy: boolean;
}

/**
 * Sends the form; while it is being sent it says so and does nothing more. A press that comes before
 * the form's scripts waits for them a few seconds, then the browser sends the form by itself
 * (`islands/boot/boot.ts`).
 */
export function SubmitButton({ children, busyText, busy }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      w={{ base: 'full', sm: 'auto' }}
      alignSelf="start"
      // Not `disabled`: that would move the keyboard focus away.
      aria-disabled={busy || undefined}
      // What is happening has to stay readable.
      _disabled={{ opacity: 0.8, cursor: 'progress' }}
      // Clicked before the scripts were loaded; the boot script shows so until the form is sent.
      css={{ '&[aria-busy=true]': { cursor: 'progress', _after: { content: '"…"' } } }}
    >
      {busy ? busyText : children}
    </Button>
  );
}
