/** What `layOutSlides` gives back. */
export interface SlideLayout {
  /** The animations that were started, in their order: their frames and duration. */
  animations: { frames: unknown; duration: unknown }[];
  /** Takes the layout away again. */
  restore: () => void;
}

/**
 * Gives rows of slides a layout, which jsdom has none of: each list item is 100 px wide, everything else as
 * wide as the given number of slides. Sizes are observed at once, and animations end at once.
 */
export function layOutSlides(slidesPerView: number): SlideLayout {
  const own = (name: 'offsetWidth' | 'offsetLeft', value: (element: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return value(this);
    });
  const place = (element: HTMLElement) =>
    element.tagName === 'LI' ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0;
  const width = own('offsetWidth', ({ tagName }) => (tagName === 'LI' ? 100 : 100 * slidesPerView));
  const left = own('offsetLeft', (element) => 100 * place(element));
  const animations: SlideLayout['animations'] = [];
  Element.prototype.animate = (frames, options) => {
    animations.push({ frames, duration: typeof options === 'object' && options.duration });
    const animation = { cancel: () => undefined, onfinish: undefined as (() => void) | undefined };
    queueMicrotask(() => animation.onfinish?.());
    return animation as unknown as Animation;
  };
  const before = window.ResizeObserver;
  window.ResizeObserver = class {
    constructor(private readonly sized: ResizeObserverCallback) {}
    observe() {
      this.sized([], this);
    }
    unobserve() {}
    disconnect() {}
  };
  return {
    animations,
    restore: () => {
      width.mockRestore();
      left.mockRestore();
      window.ResizeObserver = before;
      Reflect.deleteProperty(Element.prototype, 'animate');
    },
  };
}

/** Lets every element come near the screen at once; gives back the function that ends it. */
export function bringNear(): () => void {
  const before = window.IntersectionObserver;
  class Near {
    constructor(private readonly seen: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      this.seen([entry], this as unknown as IntersectionObserver);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.IntersectionObserver = Near as unknown as typeof IntersectionObserver;
  return () => {
    window.IntersectionObserver = before;
  };
}
