import { fireEvent } from '@testing-library/dom';
import { followPlainLinks } from '../../src/components/link/follow-plain-links';

const go = jest.fn<void, [string]>();
followPlainLinks(go);

/** Clicks a link as a reader would, and tells whether the browser was left to follow it. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<p>${html}</p>`;
  const link = document.querySelector('a');
  if (!link) throw new Error('there is no link');
  // The browser itself follows nothing in a test.
  let left = false;
  const after = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', after);
  fireEvent.click(link.firstElementChild ?? link, how);
  window.removeEventListener('click', after);
  return left;
}

beforeEach(() => go.mockClear());

it.each(['/Fee', '/Fee#leaving', '/Circular?year=2026', '/'])(
  'moves to %s without a reload',
  (to) => {
    expect(click(`<a href="${to}"><strong>Go</strong></a>`)).toBe(false);
    expect(go).toHaveBeenCalledWith(to);
  },
);

it.each([
  ['an anchor of the page', '<a href="#late">Go</a>', {}],
  ['another site', '<a href="https://parents.example/x">Go</a>', {}],
  ['an address without a scheme', '<a href="//parents.example/x">Go</a>', {}],
  ['a paper', '<a href="/papers/form.pdf">Go</a>', {}],
  ['a mail', '<a href="mailto:office@deodarhill.example">Go</a>', {}],
  ['a link that asks for a tab of its own', '<a href="/Fee" target="_blank">Go</a>', {}],
  ['a download', '<a href="/Fee" download>Go</a>', {}],
  ['a click with Ctrl', '<a href="/Fee">Go</a>', { ctrlKey: true }],
  ['a click with Command', '<a href="/Fee">Go</a>', { metaKey: true }],
  ['a click with Shift', '<a href="/Fee">Go</a>', { shiftKey: true }],
  ['the middle button', '<a href="/Fee">Go</a>', { button: 1 }],
])('leaves %s to the browser', (_, html, how) => {
  expect(click(html, how)).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

it('leaves alone what a component has answered', () => {
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', answer);
  click('<a href="/Fee">Go</a>');
  document.body.removeEventListener('click', answer);
  expect(go).not.toHaveBeenCalled();
});
