import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '../../../src/components/share/share-button';
import type { PlainDate } from '../../../src/lib/dates/plain-date';
import { renderLive } from '../../support/render-live';

const address = 'http://localhost/Circular/one';
const text = `Diwali holidays\n26 October 2026\n${address}`;
const shown = () =>
  renderLive(
    <ShareButton title="Diwali holidays" path="/Circular/one" day={'2026-10-26' as PlainDate} />,
    '/Circular',
  );
const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Share ?: Diwali holidays$/ }));

function giveShare(share: unknown): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

it('uses the device’s own way where there is one', async () => {
  const user = userEvent.setup();
  const share = jest.fn().mockResolvedValue(undefined);
  giveShare(share);
  shown();
  await press(user);
  expect(share).toHaveBeenCalledWith({ title: 'Diwali holidays', text });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('copies the text elsewhere, and says so', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  shown();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await press(user);
  expect(await screen.findByText('The text is copied, with its address.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(copied).toHaveBeenCalledWith(text);
});

it('says nothing when the visitor closes the window', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  giveShare(jest.fn().mockRejectedValue(new DOMException('Closed.', 'AbortError')));
  shown();
  await press(user);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(copied).not.toHaveBeenCalled();
});

it('copies where the device refuses, and shows the address where even that is refused', async () => {
  const user = userEvent.setup();
  giveShare(jest.fn().mockRejectedValue(new DOMException('No.', 'NotAllowedError')));
  shown();
  await press(user);
  expect(await screen.findByText('The text is copied, with its address.')).toBeVisible();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await press(user);
  expect(
    await screen.findByText(
      (words) => words === `Please copy it from here: ${text}`.replaceAll('\n', ' '),
    ),
  ).toBeVisible();
});
