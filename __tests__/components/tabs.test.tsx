import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { tabsBehaviour } from '../../src/components/tabs/tabs.behaviour';
import { Tabs } from '../../src/components/tabs/tabs';
import * as stories from '../../stories/components/tabs.stories';
import { composeStories, startStories } from '../support/stories';

const { Default } = composeStories(stories);
startStories();

const shownPanel = () =>
  screen.getAllByRole('tabpanel').filter((panel) => !panel.hasAttribute('inert'));

it('shows the first panel', async () => {
  await Default.run();
  expect(screen.getByRole('tab', { name: 'Primary' })).toHaveAttribute('aria-selected', 'true');
  expect(shownPanel()).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'Primary' })).toHaveTextContent(
    'Five years to read with ease.',
  );
});

it('changes the panel on a click and leaves the address alone', async () => {
  await Default.run();
  await userEvent.click(screen.getByRole('tab', { name: 'Middle' }));
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Middle' })]);
  expect(window.location.hash).toBe('');
});

it('moves by arrow keys in a circle, and by Home and End', async () => {
  const user = userEvent.setup();
  await Default.run();
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Primary' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Senior' })).toHaveFocus();
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Senior' })]);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Middle' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Senior' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Primary' })).toHaveFocus();
});

it('opens the panel of a shared link', async () => {
  window.history.replaceState(null, '', '/#senior');
  await Default.run();
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Senior' })]);
});

it('follows a link to a panel that stands elsewhere on the page', async () => {
  await Default.run();
  window.history.replaceState(null, '', '/#middle');
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Middle' })]);
  window.history.replaceState(null, '', '/#elsewhere');
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Middle' })]);
});

const built = () => renderToString(<Tabs {...stories.default.args} />);

it('is a list of links to its panels before the scripts come', () => {
  const html = built();
  document.body.innerHTML = html;
  expect(screen.getByRole('link', { name: 'Middle' })).toHaveAttribute('href', '#middle');
  expect(document.getElementById('middle')).toHaveTextContent('From “what” to “why”.');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(html).not.toMatch(/style="|inert/);
});

it('answers in built HTML, where no React runs, until its listeners are taken away', () => {
  document.body.innerHTML = built();
  const end = tabsBehaviour(document.body.firstElementChild as HTMLElement);
  expect(fireEvent.click(screen.getByRole('tab', { name: 'Middle' }))).toBe(false);
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Middle' })]);
  end();
  end();
  expect(fireEvent.click(screen.getByRole('tab', { name: 'Senior' }))).toBe(true);
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Middle' })]);
});
