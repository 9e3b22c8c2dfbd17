import { screen } from '@testing-library/react';
import { HomePrincipal } from '../../../src/features/messages/home-principal';
import { messageRecords } from '../../../stories/features/messages/messages.examples';
import { homeExample } from '../../../stories/templates/home/home.examples';
import { messagesHandlers } from '../../../stories/handlers/messages';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const { fallback } = homeExample.principal;
const view = <HomePrincipal heading={{ title: 'A word' }} fallback={fallback} />;

it('quotes the beginning of the message, with who signs it and the way to all of it', async () => {
  server.use(...messagesHandlers());
  renderLive(view);
  expect(await screen.findByText('Dr Leela Mathur')).toBeVisible();
  expect(document.querySelector('blockquote')).toHaveTextContent(
    /^Ask a child what was learnt today, and you hear a fact\./,
  );
  expect(screen.getByRole('img', { name: 'Portrait of the Principal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the message' })).toHaveAttribute(
    'href',
    '/PrincipalMessage',
  );
});

it.each([
  ['an empty list', { items: [] }],
  ['an error', { status: 500 }],
])('shows the default welcome text for %s', async (_name, reply) => {
  server.use(...messagesHandlers(reply));
  renderLive(view);
  expect(await screen.findByText(/^Welcome to Deodar Hill\./)).toBeVisible();
  expect(screen.getByText('Dr. Anuradha Rawat')).toBeVisible();
});

it('quotes a letter that begins with a picture', async () => {
  const picture = `<img src="data:image/png;base64,${'iVBORw0KGgo'.repeat(100_000)}">`;
  const message = `<p>${picture}Ask a child what was learnt today.</p>`;
  server.use(...messagesHandlers({ items: messageRecords.map((one) => ({ ...one, message })) }));
  renderLive(view);
  await screen.findByText('Dr Leela Mathur');
  expect(document.querySelector('blockquote')).toHaveTextContent(/^Ask a child what was learnt/);
});
