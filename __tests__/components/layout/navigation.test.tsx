import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { DesktopMenu } from '../../../src/components/layout/navigation/desktop-menu';
import { Drawer } from '../../../src/components/layout/navigation/drawer';
import { closingDetailsBehaviour } from '../../../src/components/layout/navigation/closing-details.behaviour';
import { siteExample } from '../../../stories/components/layout/site.examples';

const page = (current: string) => (
  <>
    <DesktopMenu groups={siteExample.menu} current={current} />
    <button>Elsewhere</button>
  </>
);

const drawerPage = (current: string) => (
  <>
    <Drawer site={siteExample} current={current} />
    <button>Elsewhere</button>
  </>
);

/** The head of a group, and the disclosure that it opens. */
function group(name: string) {
  const head = screen.getByText(name, { selector: 'summary' });
  return { head, disclosure: head.parentElement as HTMLDetailsElement };
}

/** A page's link. jsdom knows no wide screens and takes the bar for hidden: hence by its words. */
const linkIn = (place: HTMLElement, title: string) =>
  within(place).getByText(title, { selector: 'a' });

describe('the menu in the bar', () => {
  it('holds the groups in their order and marks the page being read', () => {
    render(page('/Fee'));
    const heads = [...document.querySelectorAll('nav > ul > li')].map(
      (item) => item.querySelector('a, summary')?.textContent,
    );
    expect(heads).toEqual(siteExample.menu.map(({ name }) => name));
    const current = document.querySelectorAll('[aria-current=page]');
    expect([...current].map((link) => link.textContent)).toEqual(['Fee']);
    expect(group('Rules').disclosure).toContainElement(current[0] as HTMLElement);
  });

  it('marks a group that is a page by itself', () => {
    render(page('/'));
    expect(screen.getByText('Home')).toHaveAttribute('aria-current', 'page');
  });

  it('is made of native disclosures, one open at a time, before any script has run', () => {
    const built = new DOMParser().parseFromString(renderToString(page('/')), 'text/html');
    const all = [...built.querySelectorAll('details')];
    expect(all).toHaveLength(8);
    expect(all.every((each) => each.getAttribute('name') === 'main-menu' && !each.open)).toBe(true);
    expect(all.every((each) => each.firstElementChild?.tagName === 'SUMMARY')).toBe(true);
  });

  it('opens on a press', async () => {
    render(page('/'));
    const { head, disclosure } = group('About');
    await userEvent.click(head);
    expect(disclosure.open).toBe(true);
    expect(linkIn(disclosure, 'Founder')).toHaveAttribute('href', '/Founder');
  });

  it('closes on Escape and gives the focus back to its head', async () => {
    const user = userEvent.setup();
    render(page('/'));
    const { head, disclosure } = group('Results');
    await user.click(head);
    linkIn(disclosure, 'ISC Toppers').focus();
    await user.keyboard('{Escape}');
    expect(disclosure.open).toBe(false);
    expect(head).toHaveFocus();
  });

  it('leaves the focus where it is on Escape, when that is elsewhere', async () => {
    const user = userEvent.setup();
    render(page('/'));
    const { head, disclosure } = group('Results');
    screen.getByRole('button').focus();
    disclosure.open = true;
    await user.keyboard('{Escape}');
    expect(disclosure.open).toBe(false);
    expect(head).not.toHaveFocus();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('closes on a press elsewhere', async () => {
    const user = userEvent.setup();
    render(page('/'));
    const { head, disclosure } = group('Rules');
    await user.click(head);
    await user.click(within(disclosure).getByText('Leave').parentElement as HTMLElement);
    expect(disclosure.open).toBe(true);
    await user.click(document.body);
    expect(disclosure.open).toBe(false);
  });

  it('closes when the focus moves on', async () => {
    const user = userEvent.setup();
    render(page('/'));
    const { head, disclosure } = group('Contact');
    await user.click(head);
    linkIn(disclosure, 'Contact Us').focus();
    expect(disclosure.open).toBe(true);
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(disclosure.open).toBe(false);
  });

  it('closes when another page opens, for a page kept for Back shows it as it was left', async () => {
    render(page('/'));
    const { head, disclosure } = group('Rules');
    await userEvent.click(head);
    fireEvent(window, new Event('pagehide'));
    expect(disclosure.open).toBe(false);
  });
});

describe('the drawer', () => {
  const drawer = () => document.querySelector<HTMLDetailsElement>('details[data-drawer]');

  it('holds all pages, the phone number and the errands', async () => {
    render(drawerPage('/Tc'));
    await userEvent.click(screen.getByText('Menu'));
    expect(drawer()?.open).toBe(true);
    const pages = siteExample.menu.flatMap(({ path, pages: items }) =>
      path ? [path] : items.map((item) => item.path),
    );
    expect(document.querySelectorAll('nav a')).toHaveLength(pages.length);
    expect(screen.getByRole('link', { name: 'Call +91 00000 00000' })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    expect(screen.getByRole('link', { name: 'Pay fees' })).toBeInTheDocument();
    expect(document.querySelector('nav [aria-current=page]')).toHaveTextContent(
      'Transfer Certificate',
    );
  });

  it('opens its groups as accordions', async () => {
    const user = userEvent.setup();
    render(drawerPage('/'));
    await user.click(screen.getByText('Menu'));
    await user.click(group('Parents').head);
    expect(group('Parents').disclosure).toHaveAttribute('name', 'drawer');
    expect(group('Parents').disclosure.open).toBe(true);
  });

  it('closes as a whole on Escape and gives the focus back to the menu button', async () => {
    const user = userEvent.setup();
    render(drawerPage('/'));
    await user.click(screen.getByText('Menu'));
    await user.click(group('Parents').head);
    screen.getByRole('link', { name: 'Transfer Certificate' }).focus();
    await user.keyboard('{Escape}');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    expect(drawer()?.firstElementChild).toHaveFocus();
  });

  it('closes when another page opens', async () => {
    render(drawerPage('/'));
    await userEvent.click(screen.getByText('Menu'));
    fireEvent(window, new Event('pagehide'));
    expect(drawer()?.open).toBe(false);
  });
});

it('closes built HTML, where no React runs, until its listeners are taken away', () => {
  document.body.innerHTML = renderToString(page('/'));
  const { disclosure } = group('Rules');
  const end = closingDetailsBehaviour(document.querySelector('nav') as HTMLElement);
  disclosure.open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(disclosure.open).toBe(false);

  end();
  end();
  disclosure.open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerDown(document.body);
  expect(disclosure.open).toBe(true);
});
