import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { accordionExamples } from '../../stories/blocks/accordion.examples';
import { BlockList } from '../../src/blocks/block-list';
import { schoolExample } from '../../stories/content/site.examples';
import { openTargetScript } from '../../src/components/accordion/accordion';
import { renderBlocks } from '../support/render-blocks';

const { block } = accordionExamples.uniform;
const list = <BlockList blocks={[block]} school={schoolExample} />;

const part = (title: string) => screen.getByText(title, { selector: 'summary' }).parentElement;
const goTo = (hash: string) => window.history.replaceState(null, '', `/Uniform${hash}`);

beforeEach(() => goTo(''));
afterEach(() => document.body.replaceChildren());

it('stands closed at first, and opens on a click', async () => {
  renderBlocks([block]);
  expect(part('Winter')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Winter'));
  expect(part('Winter')).toHaveAttribute('open');
});

describe('in built HTML', () => {
  /** The built page as a browser has it that has run its inline script, which jsdom does not. */
  function open(hash: string) {
    goTo(hash);
    document.body.innerHTML = renderToString(list);
    expect(document.querySelector('script')?.textContent).toBe(openTargetScript);
    new Function(openTargetScript)();
  }
  const move = (hash: string) => {
    goTo(hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  };

  it('opens the part that the address names, and no other', () => {
    open('#winter');
    expect(part('Winter')).toHaveAttribute('open');
    expect(part('Summer, girls')).not.toHaveAttribute('open');
  });

  it('opens a part when a link on the page names it', () => {
    open('');
    move('#summer-boys');
    expect(part('Summer, boys')).toHaveAttribute('open');
  });

  it('opens what a target stands inside', () => {
    open('');
    screen.getByRole('table', { hidden: true }).id = 'pieces';
    move('#pieces');
    expect(part('Winter')).toHaveAttribute('open');
  });

  it.each(['#', '#nothing-here', '#100%'])('leaves everything closed for %s', (hash) => {
    open(hash);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('stays as the reader left it when the scripts come', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(list);
    await userEvent.click(screen.getByText('Summer, girls'));
    const consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const hydrated = await act(async () => hydrateRoot(root, list));
    expect(part('Summer, girls')).toHaveAttribute('open');
    expect(consoleErrors).not.toHaveBeenCalled();
    act(() => hydrated.unmount());
  });
});
