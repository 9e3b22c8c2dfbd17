import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from '../../src/components/tabs/tabs';
import { system } from '../../src/theme';

jest.mock('framer-motion/dom/mini', () => ({ animate: () => undefined }));

const view = (
  <ChakraProvider value={system}>
    <Tabs
      label="Levels"
      items={['Primary', 'Middle', 'Senior'].map((label) => ({
        id: `level-${label.toLowerCase()}`,
        label,
        panel: `About ${label}`,
      }))}
    />
  </ChakraProvider>
);

beforeEach(() => window.history.replaceState(null, '', '/'));

const shownPanel = () =>
  screen.getAllByRole('tabpanel').filter((panel) => !panel.hasAttribute('inert'));

it('shows the first panel', () => {
  render(view);
  expect(screen.getByRole('tab', { name: 'Primary' })).toHaveAttribute('aria-selected', 'true');
  expect(shownPanel()).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'Primary' })).toHaveTextContent('About Primary');
});

it('changes the panel on a click and leaves the address alone', async () => {
  render(view);
  await userEvent.click(screen.getByRole('tab', { name: 'Middle' }));
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Middle' })]);
  expect(window.location.hash).toBe('');
});

it('moves by arrow keys in a circle, and by Home and End', async () => {
  const user = userEvent.setup();
  render(view);
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

it('opens the panel of a shared link', () => {
  window.history.replaceState(null, '', '/#level-senior');
  render(view);
  expect(shownPanel()).toEqual([screen.getByRole('tabpanel', { name: 'Senior' })]);
});

it('is a list of links to its panels before the scripts come', () => {
  const html = renderToString(view);
  document.body.innerHTML = html;
  expect(screen.getByRole('link', { name: 'Middle' })).toHaveAttribute('href', '#level-middle');
  expect(document.getElementById('level-middle')).toHaveTextContent('About Middle');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(html).not.toMatch(/style="|inert/);
});
