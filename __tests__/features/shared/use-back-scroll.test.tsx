import { render, renderHook, screen } from '@testing-library/react';
import { writeSearch, writeShownPages } from '../../../src/features/shared/address';
import { ListResults } from '../../../src/features/shared/list-results';
import { useBackScroll } from '../../../src/features/shared/use-back-scroll';
import { noFilters } from '../../../src/features/shared/filters';

const scrollTo = jest.spyOn(window, 'scrollTo');

/** How the reader came to the page, and where they are on it. */
function come(type: string, scrollY = 0) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
}
const leave = () => window.dispatchEvent(new Event('pagehide'));
const state = () => window.history.state as unknown;

beforeEach(() => {
  scrollTo.mockReset();
  window.history.replaceState({ key: 'other' }, '', '/News');
});
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

it('keeps the reader’s place when the page is left, beside what stands there', () => {
  come('navigate', 1200);
  const { unmount } = renderHook(() => useBackScroll());
  leave();
  expect(state()).toEqual({ key: 'other', scroll: 1200 });
  unmount();
  come('navigate', 50);
  leave();
  expect(state()).toEqual({ key: 'other', scroll: 1200 });
});

it('puts a reader there who comes back', () => {
  window.history.replaceState({ scroll: 1200 }, '');
  come('back_forward');
  const { result } = renderHook(() => useBackScroll());
  expect(result.current).toBe(true);
  expect(scrollTo.mock.calls).toEqual([[0, 1200]]);
});

it.each(['navigate', 'reload', 'prerender'])('leaves who comes otherwise on top: %s', (type) => {
  window.history.replaceState({ scroll: 1200 }, '');
  come(type);
  const { result } = renderHook(() => useBackScroll());
  expect(result.current).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each([undefined, '1200', null, 0])('takes %p for no place', (scroll) => {
  window.history.replaceState({ scroll }, '');
  come('back_forward');
  const { result } = renderHook(() => useBackScroll());
  expect(result.current).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('does not move a reader who has moved already', () => {
  window.history.replaceState({ scroll: 1200 }, '');
  come('back_forward', 300);
  renderHook(() => useBackScroll());
  expect(scrollTo).not.toHaveBeenCalled();
});

it('is forgotten when the filters change, not when more is shown', () => {
  window.history.replaceState({ scroll: 1200 }, '');
  writeShownPages(2);
  expect(state()).toEqual({ scroll: 1200, shownPages: 2 });
  writeSearch('?q=fair', 'replace');
  come('back_forward');
  expect(renderHook(() => useBackScroll()).result.current).toBe(false);
});

describe('the cards of a list', () => {
  const items = Array.from({ length: 24 }, (_, index) => `Card ${index + 1}`);
  const list = (pages = 1) => (
    <ListResults
      noun="cards"
      view={{ filters: noFilters, pages }}
      shown={{ items, total: 60, next: 24, folded: [], beyond: 0 }}
      onClear={() => undefined}
    >
      {(shown) => shown.map((item) => <p key={item}>{item}</p>)}
    </ListResults>
  );
  const rendered = () => screen.getAllByText(/^Card/).length;

  it('are all there for who comes back, before they are put in their place', () => {
    window.history.replaceState({ scroll: 1200 }, '');
    come('back_forward');
    let there = 0;
    scrollTo.mockImplementation(() => void (there = rendered()));
    render(list());
    expect(there).toBe(24);
  });

  it('are all there where more than a page stood open', () => {
    come('navigate');
    render(list(2));
    expect(rendered()).toBe(24);
  });

  it('are the first four for everybody else, though the status tells of all', () => {
    come('navigate');
    render(list());
    expect(rendered()).toBe(4);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 24 of 60 cards');
  });
});
