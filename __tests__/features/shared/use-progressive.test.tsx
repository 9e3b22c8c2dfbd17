import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useProgressive } from '../../../src/features/shared/use-progressive';

let idle: Map<number, () => void>;
let asked = 0;

beforeEach(() => {
  idle = new Map();
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      idle.set((asked += 1), callback);
      return asked;
    },
    cancelIdleCallback: (request: number) => idle.delete(request),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const many = (count: number, kind = 'Card') =>
  Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`);

/** A list whose first card holds a list of its own, as a piece of news with files does. */
function List({ items, view }: { items: readonly string[]; view: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  const rendered = useProgressive(items, box, { first: 4, view });
  return (
    <div ref={box} data-testid="box">
      <ul className="files">
        <li />
      </ul>
      <ol>
        {rendered.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  );
}

const cards = () => screen.queryAllByText(/^(Card|Other) \d+$/);
/** Lets the browser be idle once. */
const beIdle = () =>
  act(() => {
    const callbacks = [...idle.values()];
    idle.clear();
    callbacks.forEach((callback) => callback());
  });

it('renders the first cards at once, the others by slices when the browser is idle', () => {
  render(<List items={many(11)} view={1} />);
  expect(cards()).toHaveLength(4);
  beIdle();
  expect(cards()).toHaveLength(8);
  beIdle();
  expect(cards().map(({ textContent }) => textContent)).toEqual(many(11));
  expect(idle.size).toBe(0);
});

it('asks for no idle time where all cards are first ones', () => {
  render(<List items={many(4)} view={1} />);
  expect(cards()).toHaveLength(4);
  expect(idle.size).toBe(0);
});

it('does without idle callbacks, which Safari has not', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  render(<List items={many(8)} view={1} />);
  expect(cards()).toHaveLength(4);
  act(() => void jest.advanceTimersByTime(16));
  expect(cards()).toHaveLength(8);
});

it('has all cards on paper, before the browser prints', () => {
  render(<List items={many(60)} view={1} />);
  let printed = 0;
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = cards().length;
  });
  expect(printed).toBe(60);
});

describe('to a reader who scrolls', () => {
  /** Puts the end of the cards somewhere below the screen's upper edge; all else is at that edge. */
  const endAt = (bottom: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { top: 0, bottom: this.tagName === 'OL' ? bottom : 0 } as DOMRect;
    });
  const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));

  it('shows all of them as soon as their end comes near', () => {
    endAt(window.innerHeight + 999);
    render(<List items={many(60)} view={1} />);
    scroll();
    expect(cards()).toHaveLength(60);
  });

  it('shows no more while it is far, whatever lists the cards hold', () => {
    endAt(window.innerHeight + 1_000);
    render(<List items={many(60)} view={1} />);
    scroll();
    expect(cards()).toHaveLength(4);
  });
});

it('starts with the first cards again when the view is another', () => {
  const { rerender } = render(<List items={many(11)} view={1} />);
  beIdle();
  beIdle();
  expect(cards()).toHaveLength(11);
  rerender(<List items={many(11, 'Other')} view={2} />);
  expect(cards().map(({ textContent }) => textContent)).toEqual(many(4, 'Other'));
  beIdle();
  expect(cards()).toHaveLength(8);
});

it('goes on where it was when the same view grows', () => {
  const { rerender } = render(<List items={many(8)} view={1} />);
  beIdle();
  rerender(<List items={many(16)} view={1} />);
  expect(cards()).toHaveLength(8);
  beIdle();
  beIdle();
  expect(cards()).toHaveLength(16);
});

describe('the place of the cards that are not drawn yet', () => {
  /** Cards of 100 px, so many beside each other; what keeps the place must not be measured with them. */
  function layOut(columns: number) {
    const rowOf = (index: number) => Math.floor(index / columns);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      const height = (rowOf(cards().length - 1) + 1) * 100;
      return Math.max(height, Number.parseInt(this.style.minHeight || '0'));
    });
    jest.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, rowOf(cards().indexOf(this)) * 100, 100, 100);
    });
  }

  it('is kept by the height of a card, below each other', () => {
    layOut(1);
    render(<List items={many(11)} view={1} />);
    const { style } = screen.getByTestId('box');
    expect(style.minHeight).toBe('1100px');
    beIdle();
    expect(style.minHeight).toBe('1100px');
    beIdle();
    expect(style.minHeight).toBe('');
  });

  it('is kept by the height of a row, beside each other: four cards may be two rows of three', () => {
    layOut(3);
    render(<List items={many(11)} view={1} />);
    expect(screen.getByTestId('box').style.minHeight).toBe('400px');
  });
});

it('asks for nothing more when it is gone', () => {
  const { unmount } = render(<List items={many(11)} view={1} />);
  unmount();
  expect(idle.size).toBe(0);
});
