import { layOutBelow } from '../../src/islands/lay-out-below';
import { beIdle, holdIdle, leaveIdle, settle, waitingForIdle } from './support/idle';

beforeEach(() => {
  holdIdle();
  Object.assign(window, { scrollY: 0 });
  document.body.dataset.runWhenIdle = '';
  document.body.innerHTML = `
    <main><section id="a"></section><span data-below-fold hidden></span>
    <section id="b"></section><section id="c"></section></main>
    <span data-below-fold hidden></span><footer id="d"></footer>`;
});
afterEach(leaveIdle);

const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id }) => id)
    .join('');

it('lays out one part below the first screen after the other, each when the browser is idle', async () => {
  const done = layOutBelow();
  await settle();
  expect(laidOut()).toBe('');
  await beIdle();
  expect(laidOut()).toBe('b');
  await beIdle();
  await beIdle();
  await done;
  expect(laidOut()).toBe('bcd');
});

it('lays out all at once where somebody reads further down already', async () => {
  Object.assign(window, { scrollY: 900 });
  await layOutBelow();
  expect(laidOut()).toBe('bcd');
});

it('leaves a page alone that has everything laid out', async () => {
  delete document.body.dataset.runWhenIdle;
  await layOutBelow();
  expect(laidOut()).toBe('');
  expect(waitingForIdle()).toBe(0);
});
