import { layOutBelow } from '../../src/islands/lay-out-below';
import { beIdle, holdIdle, leaveIdle, settle, waitingForIdle } from './support/idle';

beforeEach(() => {
  holdIdle();
  Object.assign(window, { scrollY: 0 });
  document.body.dataset.inTurn = '';
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

it('takes a section whose row has many slides in parts: on a phone these stand beside its screen', async () => {
  document.querySelector('#b')!.innerHTML =
    `<div class="slides"><ul>${'<li><ul><li></li></ul></li>'.repeat(5)}</ul></div>`;
  const done = layOutBelow();
  const slides = () =>
    [...document.querySelectorAll<HTMLElement>('.slides > ul > li')].map(
      ({ style }) => style.contentVisibility,
    );
  await settle();
  await beIdle();
  expect(laidOut()).toBe('b');
  expect(slides()).toEqual(['', '', '', '', '']);
  await beIdle();
  expect(slides()).toEqual(['', '', '', 'visible', '']);
  for (const _ of '5cd') await beIdle();
  await done;
  expect(laidOut()).toBe('bcd');
  expect(slides()).toEqual(['', '', '', 'visible', 'visible']);
});

it('fetches the face of the motto first: what is laid out would be laid out again when it comes', async () => {
  let come: (faces: FontFace[]) => void = () => undefined;
  const load = jest.fn(() => new Promise<FontFace[]>((done) => (come = done)));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  document.querySelector('#d')!.innerHTML = '<p lang="sa">तमसो मा</p>';
  const done = layOutBelow();
  await settle();
  expect(load).toHaveBeenCalledWith(expect.stringMatching(/^1em /), 'तमसो मा');
  expect(waitingForIdle()).toBe(0);
  come([]);
  await settle();
  for (const _ of 'bcd') await beIdle();
  await done;
  expect(laidOut()).toBe('bcd');
});

it('lays out the page where that face cannot be had', async () => {
  const load = () => Promise.reject(new Error('lost'));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  document.querySelector('#d')!.innerHTML = '<p lang="sa">तमसो मा</p>';
  const done = layOutBelow();
  await settle();
  for (const _ of 'bcd') await beIdle();
  await done;
  expect(laidOut()).toBe('bcd');
});

it('lays out all at once where somebody reads further down already', async () => {
  Object.assign(window, { scrollY: 900 });
  await layOutBelow();
  expect(laidOut()).toBe('bcd');
});

it('leaves a page alone that has everything laid out', async () => {
  delete document.body.dataset.inTurn;
  await layOutBelow();
  expect(laidOut()).toBe('');
  expect(waitingForIdle()).toBe(0);
});
