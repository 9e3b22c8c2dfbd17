import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BlockList } from '../../src/blocks/block-list';
import { dialogImageExamples } from '../../stories/blocks/dialog-image.examples';
import { pictureDialogBehaviour } from '../../src/blocks/dialog-image/picture-dialog.behaviour';
import { schoolExample } from '../../stories/content/site.examples';
import { renderBlocks } from '../support/render-blocks';

const { block } = dialogImageExamples.portals;
const opener = () => screen.getByRole('button', { name: /Parent Portal$/ });

it('opens a dialog with the words about the picture, and closes it', async () => {
  renderBlocks([block]);
  await userEvent.click(opener());
  const dialog = screen.getByRole('dialog', { name: 'Parent Portal' });
  expect(dialog).toHaveTextContent(/\w+ \w+/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes on a click beside the sheet, not on one inside it', async () => {
  renderBlocks([block]);
  await userEvent.click(opener());
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('heading'));
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

it('is wired as a popover, which a browser opens without scripts', () => {
  renderBlocks([block]);
  const id = opener().getAttribute('popovertarget') ?? '';
  const sheet = document.getElementById(id);
  expect(sheet).toHaveAttribute('popover', 'auto');
  expect(sheet?.querySelector('[popovertargetaction=hide]')).toHaveAttribute('popovertarget', id);
});

describe('in built HTML', () => {
  const dialogs = () => [...document.querySelectorAll('dialog')];
  const modal = () => dialogs().filter(({ open }) => open);

  /** Attaches the behaviour; jsdom knows no popovers, so their closing is only noted. */
  function start() {
    document.body.innerHTML = renderToString(
      <BlockList blocks={[block]} pictures={{}} school={schoolExample} />,
    );
    const hidePopover = jest.fn();
    dialogs().forEach((dialog) => Object.assign(dialog, { hidePopover }));
    const end = pictureDialogBehaviour(document.querySelector('ul') as HTMLElement);
    return { hidePopover, end };
  }
  afterEach(() => document.body.replaceChildren());

  it('opens one modal dialog in the place of the popover', async () => {
    const { hidePopover } = start();
    await userEvent.click(opener());
    expect(hidePopover).toHaveBeenCalledTimes(1);
    expect(modal()).toEqual([screen.getByRole('dialog', { name: 'Parent Portal' })]);
  });

  it('leaves it to the browser to close what the browser has opened', () => {
    start();
    const sheet = document.getElementById(opener().getAttribute('popovertarget') ?? '');
    const close = within(sheet!).getByRole('button', { name: 'Close', hidden: true });
    expect(fireEvent.click(close)).toBe(true);
    fireEvent.click(opener());
    expect(fireEvent.click(close)).toBe(false);
    expect(modal()).toHaveLength(0);
  });

  it('leaves everything to the browser once its listener is taken away', () => {
    const { end } = start();
    end();
    end();
    expect(fireEvent.click(opener())).toBe(true);
    expect(modal()).toHaveLength(0);
  });
});
