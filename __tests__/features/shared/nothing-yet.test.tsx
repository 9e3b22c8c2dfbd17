import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { MessageView } from '../../../src/features/messages/message-view';
import { HomeNews } from '../../../src/features/news/home-news';
import { NewsList } from '../../../src/features/news/news-list';
import { TopperList } from '../../../src/features/toppers/topper-list';
import { messagesHandlers } from '../../../stories/handlers/messages';
import { newsHandlers } from '../../../stories/handlers/news';
import { toppersHandlers } from '../../../stories/handlers/toppers';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => (document.head.innerHTML = ''));

const chosen = (choice: string) => {
  document.head.innerHTML = `<meta name="school" content="HVS" data-empty-lists="${choice}">`;
};

/** Answers every list with nothing in it, or fails. */
const answer = (reply: { items?: []; status?: number }) =>
  server.use(...newsHandlers(reply), ...toppersHandlers(reply), ...messagesHandlers(reply));

const views: [what: string, JSX.Element, placeholder: RegExp][] = [
  ['any news', <NewsList />, /Stay Tunned/],
  ['any news', <HomeNews />, /Stay Tunned/],
  ['any toppers', <TopperList board="ISC" topperClass="XII" />, /Student Name/],
  ['this letter', <MessageView category="Principal" />, /A warm welcome/],
];

it.each(views)('says that the school has not published %s yet', async (what, view, placeholder) => {
  chosen('sentence');
  answer({ items: [] });
  renderLive(view);
  expect(await screen.findByText(`The school has not published ${what} yet.`)).toBeInTheDocument();
  expect(screen.queryByText(placeholder)).toBeNull();
});

it.each(views)('keeps the placeholders for a call that fails: %s', async (_, view, placeholder) => {
  chosen('sentence');
  answer({ status: 500 });
  renderLive(view);
  expect((await screen.findAllByText(placeholder)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/has not published/)).toBeNull();
});

it.each(views)('keeps them where nothing else is chosen: %s', async (_, view, placeholder) => {
  answer({ items: [] });
  renderLive(view);
  expect((await screen.findAllByText(placeholder)).length).toBeGreaterThan(0);
});
