import { act, renderHook } from '@testing-library/react';
import {
  useAddressSearch,
  useShownPages,
  writeSearch,
  writeShownPages,
} from '../../../src/features/shared/address';

beforeEach(() => window.history.replaceState(null, '', '/News?year=2025'));
afterEach(() => jest.restoreAllMocks());

it('follows what the page writes', () => {
  const { result } = renderHook(() => useAddressSearch());
  expect(result.current).toBe('?year=2025');
  act(() => writeSearch('?year=2024', 'replace'));
  expect(result.current).toBe('?year=2024');
  expect(window.location.href).toMatch(/\/News\?year=2024$/);
});

it('makes a new place in the history only when it is told to', () => {
  const before = window.history.length;
  writeSearch('?q=e', 'replace');
  expect(window.history.length).toBe(before);
  writeSearch('?year=all', 'push');
  expect(window.history.length).toBe(before + 1);
  writeSearch('?year=all', 'push');
  expect(window.history.length).toBe(before + 1);
});

it('goes on without the address when the browser refuses to write it', () => {
  const { result } = renderHook(() => useAddressSearch());
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  act(() => writeSearch('?q=exam', 'replace'));
  expect(result.current).toBe('?q=exam');
  expect(window.location.search).toBe('?year=2025');
});

it('keeps the state that the router has put into the history', () => {
  window.history.replaceState({ key: 'router' }, '', '/News');
  writeSearch('?q=e', 'replace');
  writeShownPages(3);
  expect(window.history.state).toMatchObject({ key: 'router', shownPages: 3 });
});

it('remembers the open pages of a place, and forgets them when the filters change', () => {
  const { result } = renderHook(() => useShownPages());
  expect(result.current).toBe(1);
  act(() => writeShownPages(3));
  expect(result.current).toBe(3);
  act(() => writeSearch('?q=e', 'replace'));
  expect(result.current).toBe(1);
});

it.each([0, -2, 1.5, '3', null, Number.NaN])('takes %p for the first page', (shownPages) => {
  window.history.replaceState({ shownPages }, '', '/News');
  const { result } = renderHook(() => useShownPages());
  expect(result.current).toBe(1);
});

it('does not answer to the address of another page', () => {
  const { result } = renderHook(() => useAddressSearch());
  act(() => {
    window.history.pushState(null, '', '/Events?year=1999');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current).toBe('?year=2025');
});
