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

describe('a press that sends a form before its island is live', () => {
  const form = island().replace(
    /<p>.*<\/p>/,
    '<form method="post" action="/api/form/DHS/contact"><input name="name" required><button><b>Send</b></button></form>',
  );
  const submit = jest.fn();
  const input = () => document.querySelector('input') as HTMLInputElement;
  beforeEach(async () => {
    submit.mockClear();
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
    await bootPage('form', form);
  });

  it('waits four seconds for the island, and then goes out by HTML, once', () => {
    input().value = 'Ritika';
    press('button b');
    press('button b');
    jest.advanceTimersByTime(3999);
    expect(submit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(pressed()).toHaveLength(0);
  });

  it('is the island’s when it is there by then', () => {
    input().value = 'Ritika';
    press('button b');
    // What `repeatPendingClicks` does.
    delete document.querySelector<PressedButton>('button')?.pendingClick;
    jest.advanceTimersByTime(10_000);
    expect(submit).not.toHaveBeenCalled();
  });

  it('goes on waiting without network', () => {
    input().value = 'Ritika';
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press('button b');
    jest.advanceTimersByTime(10_000);
    expect(submit).not.toHaveBeenCalled();
    expect(pressed()).toHaveLength(1);
  });

  it('sends nothing where nobody would answer with a page', () => {
    document.querySelector('form')?.removeAttribute('action');
    input().value = 'Ritika';
    press('button b');
    jest.advanceTimersByTime(10_000);
    expect(submit).not.toHaveBeenCalled();
  });

  it('tells meanwhile that it is busy', () => {
    input().value = 'Ritika';
    press('button b');
    expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
    jest.advanceTimersByTime(4000);
    expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
  });

  it('has the browser say what is missing', () => {
    const report = jest.spyOn(HTMLFormElement.prototype, 'reportValidity');
    press('button b');
    jest.advanceTimersByTime(4000);
    expect(report).toHaveReturnedWith(false);
    expect(submit).not.toHaveBeenCalled();
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
