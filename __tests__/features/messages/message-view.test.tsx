import { screen } from '@testing-library/react';
import { MessageView } from '../../../src/features/messages/message-view';
import { messageRecords } from '../../../stories/features/messages/messages.examples';
import { messageFallbacks } from '../../../src/features/messages/messages.texts';
import { messagesHandlers } from '../../../stories/handlers/messages';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';
import type { Sent } from '../../../src/lib/http/service-calls';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const letter = (message: string): Sent<'Message'> => ({
  _id: 'one',
  category: 'Principal',
  name: 'Dr. Meera Uniyal',
  message,
  attachments: ['pictures/people/principal.webp'],
});

it.each(messageRecords.map(({ category, name }) => [category, name]))(
  'shows the letter of the %s, signed',
  async (category, name) => {
    server.use(...messagesHandlers());
    renderLive(<MessageView category={category as Sent<'Message'>['category']} />);
    expect(await screen.findByText(String(name))).toBeVisible();
    const role = category === 'President' ? 'Head Mistress' : String(category);
    expect(screen.getByText(role)).toBeVisible();
  },
);

it('says the language of the name below an English letter', async () => {
  const items = [{ ...letter('<p>Dear parents,</p>'), name: 'डॉ. मीरा उनियाल' }];
  server.use(...messagesHandlers({ items }));
  renderLive(<MessageView category="Principal" />);
  expect(await screen.findByText('डॉ. मीरा उनियाल')).toHaveAttribute('lang', 'hi');
});

it('keeps the letter’s paragraphs and leaves out what could do harm', async () => {
  server.use(
    ...messagesHandlers({
      items: [
        letter(
          '<p>Dear parents,</p><p>Come <b>in</b>.</p><script>window.harm = 1</script><img src=x onerror="window.harm = 1"><a href="javascript:window.harm=1">more</a>',
        ),
      ],
    }),
  );
  const { container } = renderLive(<MessageView category="Principal" />);
  await screen.findByText('Dear parents,');
  expect(screen.getByText('in').tagName).toBe('B');
  expect(container.querySelector('script, [onerror], [href^="javascript"]')).toBeNull();
  expect(screen.getByRole('img')).toHaveAccessibleName('Portrait of the Principal');
  expect(screen.getByRole('img')).toHaveAttribute(
    'src',
    '/api/image/pictures/people/principal.webp?w=480',
  );
});

it('has the school’s own words when the letter holds nothing but harm', async () => {
  server.use(...messagesHandlers({ items: [letter('<script>window.harm = 1</script>')] }));
  renderLive(<MessageView category="Principal" />);
  expect(await screen.findByText(messageFallbacks.Principal[0] ?? '')).toBeVisible();
});

it.each([
  ['no letters', { items: [] }],
  ['an error', { status: 500 }],
  ['something else', { json: { not: 'a list' } }],
])('has the school’s own words for %s', async (_name, reply) => {
  server.use(...messagesHandlers(reply));
  renderLive(<MessageView category="President" />);
  for (const words of messageFallbacks.President) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  expect(screen.getByText('Head Mistress')).toBeVisible();
});

const picture = `<img src="data:image/png;base64,${'iVBORw0KGgo\n'.repeat(100_000)}">`;
const styles = `<style>${'p.MsoNormal { margin: 0cm; }\n'.repeat(8_000)}</style>`;

it.each([
  ['a picture', `<p>Annual Day</p><p>${picture}</p><p>Dear parents, the hall was full.</p>`],
  ['its styles', `${styles}<p>Annual Day</p><p>Dear parents, the hall was full.</p>`],
])('shows all of a letter that a word processor has sent with %s', async (_name, html) => {
  server.use(...messagesHandlers({ items: [letter(html)] }));
  renderLive(<MessageView category="Principal" />);
  expect(await screen.findByText('Dear parents, the hall was full.')).toBeVisible();
  expect(screen.getByText('Annual Day')).toBeVisible();
  expect(screen.queryByText('…')).toBeNull();
});

it('says where a letter is cut that is too long to be shown', async () => {
  // Few elements: to clean them takes the longest.
  const paragraphs = `<p>${'One more day. '.repeat(200)}</p>`.repeat(40);
  server.use(...messagesHandlers({ items: [letter(`${paragraphs}<p>The end.</p>`)] }));
  renderLive(<MessageView category="Principal" />);
  expect(await screen.findByText('…')).toBeVisible();
  expect(screen.queryByText('The end.')).toBeNull();
});
