import type { PressedButton } from '../../../src/islands/pending-clicks';
import { bootPage, leavePage } from '../support/boot-page';

afterEach(() => {
  leavePage();
  jest.restoreAllMocks();
  document.documentElement.className = '';
  localStorage.clear();
});

const island = (more = '') =>
  `<div data-island="form"${more}><p><button type="button"><b>Send</b></button></p></div>`;

/** Presses what a selector finds; tells whether anybody but the boot script has heard of it. */
function press(selector: string): boolean {
  const heard = jest.fn();
  document.body.addEventListener('click', heard);
  document.querySelector<HTMLElement>(selector)?.click();
  document.body.removeEventListener('click', heard);
  return heard.mock.calls.length > 0;
}
const pressed = () =>
  [...document.querySelectorAll<PressedButton>('*')].filter(({ pendingClick }) => pendingClick);

describe('a press on a button', () => {
  it.each(['document', 'form', 'live', 'list'] as const)(
    'of an island that is not live yet is kept, from everybody else too, on a %s page',
    async (kind) => {
      jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
      window.PerformanceObserver ??= class {
        observe() {}
      } as unknown as typeof PerformanceObserver;
      await bootPage(kind, island());
      expect(press('button b')).toBe(false);
      expect(pressed()).toEqual([document.querySelector('button')]);
    },
  );

  it('of a live island goes to it', async () => {
    await bootPage('document', island(' data-live=""'));
    expect(press('button')).toBe(true);
    expect(pressed()).toHaveLength(0);
  });

  it('of no island, and a press on something else in one, goes its way', async () => {
    await bootPage('document', `<button id="own">Own</button>${island()}`);
    expect(press('#own')).toBe(true);
    expect(press('[data-island] p')).toBe(true);
    expect(pressed()).toHaveLength(0);
  });
});

describe('the button for the colour mode', () => {
  const button = '<header><button data-colour-mode="">Dark</button></header>';
  const root = document.documentElement;
  const osWants = (dark: boolean) =>
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ matches: dark, media }) as unknown as MediaQueryList);

  it('answers without any other script, and keeps the choice', async () => {
    osWants(false);
    await bootPage('document', button);
    press('[data-colour-mode]');
    expect([root.className, localStorage['colour-mode']]).toEqual(['dark', 'dark']);
    press('[data-colour-mode]');
    expect([root.className, localStorage['colour-mode']]).toEqual(['light', 'light']);
    press('[data-colour-mode]');
    expect(root).toHaveClass('dark');
  });

  it('turns away from what the system asks for', async () => {
    osWants(true);
    await bootPage('document', button);
    press('[data-colour-mode]');
    expect(root).toHaveClass('light');
    press('[data-colour-mode]');
    expect(root).toHaveClass('dark');
  });

  it('answers inside an island that is not live, and where the storage is blocked', async () => {
    osWants(false);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await bootPage('document', `<div data-island="closing-details">${button}</div>`);
    press('[data-colour-mode]');
    expect(root).toHaveClass('dark');
    expect(pressed()).toHaveLength(0);
  });
});

describe('the focus', () => {
  const heading = '<h1 tabindex="-1">Fee Structure</h1>';
  const arriveFrom = (referrer: string, address = '/FeeStructure') => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    window.history.replaceState(null, '', address);
    return bootPage('document', heading);
  };
  const focused = () => document.activeElement === document.querySelector('h1');

  it('is on the heading after a move within the site, without scrolling there', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await arriveFrom('http://localhost/News');
    expect(focused()).toBe(true);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it.each(['', 'https://search.example/?q=fees'])('stays for who comes from “%s”', async (from) => {
    await arriveFrom(from);
    expect(focused()).toBe(false);
  });

  it('stays where the address names a part of the page', async () => {
    await arriveFrom('http://localhost/News', '/FeeStructure#transport');
    expect(focused()).toBe(false);
  });
});
