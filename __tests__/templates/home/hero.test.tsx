import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { siteExample } from '../../../stories/components/layout/site.examples';
import { HeroSection } from '../../../src/templates/home/hero/hero-section';
import { heroBehaviour } from '../../../src/templates/home/hero/hero.behaviour';
import { homeExample } from '../../../stories/templates/home/home.examples';

const { slides } = homeExample.hero;
const interval = 2000;
let lessMotion: boolean;
let motionChanged: () => void;
let readyState: DocumentReadyState;
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  lessMotion = false;
  readyState = 'complete';
  motionChanged = () => undefined;
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return lessMotion;
        },
        addEventListener: (_: string, listener: () => void) => {
          const before = motionChanged;
          motionChanged = () => {
            before();
            listener();
          };
        },
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** The built hero with its behaviour; jsdom fetches no pictures, so these count as fetched or not. */
function start({ fetched = true, count = slides.length } = {}) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(fetched);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(fetched ? 1920 : 0);
  const hero = { ...homeExample.hero, slides: slides.slice(0, count) };
  document.body.innerHTML = renderToString(
    <HeroSection
      home={{ ...homeExample, hero }}
      site={siteExample}
      pictures={{}}
      variant="plain"
    />,
  );
  end = heroBehaviour(document.querySelector('section') as HTMLElement);
}

/** The further pictures, once they are in the page. */
const further = () => [...document.querySelectorAll('.slide')];
const pause = () => screen.queryByRole('button', { name: 'Pause pictures' });
const hold = () => document.querySelector('.scene') as HTMLElement;
const wait = (steps: number) => act(() => jest.advanceTimersByTime(steps * interval));
/** Which picture its bars say is shown, counted from 0. */
const shown = () => {
  const bars = [...document.querySelectorAll('i')];
  expect(bars.filter((bar) => bar.hasAttribute('data-shown'))).toHaveLength(1);
  const index = bars.findIndex((bar) => bar.hasAttribute('data-shown'));
  // Each picture lies over those before it.
  expect(further().map((slide) => slide.hasAttribute('data-shown'))).toEqual(
    further().map((_, at) => at < index),
  );
  return index;
};

it('shows one picture after the other, in a circle', () => {
  start();
  expect(further()).toHaveLength(slides.length - 1);
  const seen = slides.map(() => {
    const index = shown();
    wait(1);
    return index;
  });
  expect(seen).toEqual(slides.map((_, index) => index));
  expect(shown()).toBe(0);
});

it('waits for the page’s own files before it fetches more', () => {
  readyState = 'interactive';
  start();
  wait(2);
  expect(further()).toHaveLength(0);
  expect(pause()).toBeNull();
  fireEvent(window, new Event('load'));
  expect(further()).toHaveLength(slides.length - 1);
  expect(pause()).toBeVisible();
  wait(1);
  expect(shown()).toBe(1);
});

it('waits for a picture that is still on its way', () => {
  start({ fetched: false });
  wait(3);
  expect(shown()).toBe(0);
});

it('stands still where less motion is wanted, with nothing to fetch and nothing to pause', () => {
  lessMotion = true;
  start();
  wait(3);
  expect(further()).toHaveLength(0);
  expect(pause()).toBeNull();
  expect(shown()).toBe(0);
});

it('goes back to its first picture when less motion is wanted later', () => {
  start();
  wait(1);
  expect(shown()).toBe(1);
  lessMotion = true;
  motionChanged();
  expect(shown()).toBe(0);
  expect(further()).toHaveLength(0);
  expect(pause()).toBeNull();
  lessMotion = false;
  motionChanged();
  wait(1);
  expect(shown()).toBe(1);
});

it('fetches a further picture only when it is displayed, so not in the dark', () => {
  start();
  for (const slide of further()) {
    expect(slide.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(slide.parentElement).toHaveClass('by-day');
  }
});

it('shows them where React renders it, too', () => {
  end = () => undefined;
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1920);
  render(<HeroSection home={homeExample} site={siteExample} pictures={{}} variant="plain" />);
  wait(1);
  expect(document.querySelectorAll('.scene > .by-day > .slide[data-shown]')).toHaveLength(1);
});

it('stops by its button, and goes on by it', () => {
  start();
  fireEvent.click(pause()!);
  wait(3);
  expect(shown()).toBe(0);
  const play = screen.getByRole('button', { name: 'Play pictures' });
  expect([...play.querySelectorAll('svg')].map((icon) => icon.closest('[hidden]'))).toEqual([
    expect.any(HTMLElement),
    null,
  ]);
  fireEvent.click(play);
  expect([...play.querySelectorAll('svg')].map((icon) => icon.closest('[hidden]'))).toEqual([
    null,
    expect.any(HTMLElement),
  ]);
  wait(1);
  expect(shown()).toBe(1);
});

it.each([
  ['hovered', { type: 'pointerenter', pointerType: 'mouse' }, 'pointerleave'],
  ['focused', { type: 'focusin' }, 'focusout'],
  ['touched', { type: 'pointerdown' }, 'pointerup'],
])('rests while it is %s', (_, { type, ...how }, release) => {
  start();
  fireEvent(hold(), Object.assign(new Event(type, { bubbles: true }), how));
  wait(3);
  expect(shown()).toBe(0);
  fireEvent(hold(), new Event(release, { bubbles: true }));
  wait(1);
  expect(shown()).toBe(1);
});

it('does not rest under a finger that has left, which has no hover', () => {
  start();
  fireEvent(hold(), Object.assign(new Event('pointerenter'), { pointerType: 'touch' }));
  wait(1);
  expect(shown()).toBe(1);
});

it('rests in a hidden tab', () => {
  start();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wait(3);
  expect(shown()).toBe(0);
  hidden.mockReturnValue(false);
  wait(1);
  expect(shown()).toBe(1);
});

it('rests out of sight', () => {
  let look: (seen: boolean) => void = () => undefined;
  const before = window.IntersectionObserver;
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      look = (isIntersecting) =>
        seen([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  start();
  window.IntersectionObserver = before;
  look(false);
  wait(3);
  expect(shown()).toBe(0);
  look(true);
  wait(1);
  expect(shown()).toBe(1);
});

it('has nothing to pause with a single picture', () => {
  start({ count: 1 });
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});

it('stands still for good once its listeners are taken away', () => {
  start();
  end();
  end();
  wait(3);
  expect(shown()).toBe(0);
  expect(further()).toHaveLength(0);
});
