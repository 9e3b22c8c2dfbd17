import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Form } from '../../../src/components/form/form';
import { focusFirstError } from '../../../src/components/form/form-fields';
import { FormMessage } from '../../../src/components/form/form-message';
import { SubmitButton } from '../../../src/components/form/submit-button';
import type { PressedButton } from '../../../src/islands/pending-clicks';
import { hydrate } from '../../../src/islands/root';
import { startIsland } from '../../../src/islands/start-island';

const form = (onSubmit: () => void, busy = false) => (
  <Form
    label="Test"
    action="/api/form/DHS/contact"
    phone="+91 00000 00000"
    email="a@b.example"
    onSubmit={onSubmit}
  >
    <input name="first" aria-label="First" />
    <input name="second" aria-label="Second" />
    <SubmitButton busy={busy} busyText="Sending…">
      Send
    </SubmitButton>
  </Form>
);

it('is sent by a press and by Enter', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(form(onSubmit));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(screen.getByLabelText('First'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('says what is happening and keeps the focus while it is sent', async () => {
  const { rerender } = render(form(() => {}));
  screen.getByRole('button').focus();
  rerender(form(() => {}, true));
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('repeats a press that came before its scripts', async () => {
  const onSubmit = jest.fn();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(form(onSubmit));
  const early = screen.getByRole<PressedButton>('button', { name: 'Send' });
  // What the boot script of the page does with a press on a button whose island is not live yet.
  early.pendingClick = true;
  const complain = jest.spyOn(console, 'error');
  const load = async () => (element: HTMLElement) => hydrate(() => form(onSubmit), element);
  void startIsland(place, { hydrateOn: 'interaction', load });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Send' })).toBe(early);
  expect(early).not.toHaveProperty('pendingClick');
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
  place.remove();
});

it('leads to the first field with an error, in the order of the form', () => {
  render(form(() => {}));
  const element = screen.getByRole<HTMLFormElement>('form', { name: 'Test' });
  const names = ['first', 'second'] as const;
  expect(focusFirstError(element, names, { second: 'Wrong.' })).toBe(true);
  expect(screen.getByLabelText('Second')).toHaveFocus();
  expect(focusFirstError(element, names, {})).toBe(false);
  expect(screen.getByLabelText('Second')).toHaveFocus();
});

it.each(['success', 'error', 'info'] as const)('shows an icon with a message of %s', (tone) => {
  const { container } = render(<FormMessage tone={tone}>Words</FormMessage>);
  expect(screen.getByText('Words')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
