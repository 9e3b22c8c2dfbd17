import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { HomeNotifications } from '../../../src/features/notifications/home-notifications';
import { notificationsBehaviour } from '../../../src/features/notifications/notifications.behaviour';
import { NotificationsDialog } from '../../../src/features/notifications/notifications-dialog';
import { readNotification } from '../../../src/features/notifications/notifications.schema';
import { atFirstInteraction } from '../../../src/islands/first-interaction';
import { notificationRecords } from '../../../stories/features/notifications/notifications.examples';
import { notificationsHandlers } from '../../../stories/handlers/notifications';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('opens by itself with what there is to note', async () => {
  server.use(...notificationsHandlers());
  renderLive(<HomeNotifications />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Please note' }));
  expect(dialog.getByRole('heading', { name: 'Admission 2027-2028' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'How to apply' })).toHaveAttribute('href', '/Criteria');
  expect(dialog.getByRole('link', { name: /^Attachment \(PDF\)/ })).toHaveAttribute(
    'href',
    '/api/image/papers/notifications/prospectus.pdf',
  );
});

it('closes, and stays closed for the rest of the visit', async () => {
  server.use(...notificationsHandlers());
  const { unmount } = renderLive(<HomeNotifications />);
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  const asked = jest.fn();
  server.events.on('request:start', asked);
  renderLive(<HomeNotifications />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

it('leaves the focus where it was before it opened, and else at the head of the page', async () => {
  document.body.innerHTML = '<a href="#main">Skip</a><dialog><button>Close</button></dialog>';
  const [dialog, link] = [document.querySelector('dialog')!, screen.getByRole('link')];
  const focus = jest.spyOn(document.body, 'focus');
  notificationsBehaviour(dialog);
  within(dialog).getByRole('button').focus();
  dialog.close();
  expect(focus).toHaveBeenCalledTimes(1);
  expect(document.body).not.toHaveAttribute('tabindex');
  await userEvent.tab();
  expect(link).toHaveFocus();
  // A browser gives the focus back to what had it.
  dialog.close();
  expect(focus).toHaveBeenCalledTimes(1);
  expect(link).toHaveFocus();
  document.body.replaceChildren();
});

it('closes by a click beside its sheet, and not by one on it', async () => {
  server.use(...notificationsHandlers());
  renderLive(<HomeNotifications />);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('heading', { name: 'Please note' }));
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

it('stands in the page closed, each notification to be turned to by hand', () => {
  const [first] = notificationRecords.map((record) => readNotification(record));
  document.body.innerHTML = renderToString(<NotificationsDialog notifications={[first!]} />);
  expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  const names = screen
    .getAllByRole('button', { hidden: true })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Close', 'Previous notifications', 'Next notifications']);
  expect(document.querySelector('form')).toHaveAttribute('method', 'dialog');
  document.body.replaceChildren();
});

it('takes the focus without counting as an interaction of the visitor', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  // As browsers do: the first control of the sheet has the focus.
  showModal.mockImplementation(function show(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  });
  const interacted = jest.fn();
  atFirstInteraction(interacted);
  document.body.innerHTML = '<dialog><button>Close</button><button>Next</button></dialog>';
  notificationsBehaviour(document.querySelector('dialog')!);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(interacted).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Next' }).focus();
  expect(interacted).toHaveBeenCalledTimes(1);
  document.querySelector('dialog')?.close();
  document.body.replaceChildren();
});

it('stays open when a newer list is drawn in its place, and closed once it was closed', () => {
  const built = document.createElement('div');
  document.body.append(built);
  const draw = () => {
    built.innerHTML = '<dialog></dialog>';
    const dialog = built.querySelector('dialog')!;
    notificationsBehaviour(dialog);
    return dialog;
  };
  draw();
  const dialog = draw();
  expect(dialog).toHaveAttribute('open');
  dialog.close();
  expect(draw()).not.toHaveAttribute('open');
  built.remove();
});

it('opens where the storage is blocked', async () => {
  server.use(...notificationsHandlers());
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  renderLive(<HomeNotifications />);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it.each([
  ['nothing to note', { items: [] }],
  ['an error', { status: 500 }],
])('stays away with %s', async (_name, reply) => {
  const answered = jest.fn();
  server.events.on('response:mocked', answered);
  server.use(...notificationsHandlers(reply));
  const { container } = renderLive(<HomeNotifications />);
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});
