/**
 * Gives a row of slides a layout, which jsdom has none of: each list item is 100 px wide, each list
 * as wide as the given number of slides. Gives back the function that takes it away again.
 */
export function layOutSlides(slidesPerView: number): () => void {
  const own = (name: 'offsetWidth' | 'offsetLeft', value: (element: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return value(this);
    });
  const place = (element: HTMLElement) =>
    element.tagName === 'LI' ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0;
  const width = own('offsetWidth', (element) =>
    element.tagName === 'LI' ? 100 : 100 * slidesPerView,
  );
  const left = own('offsetLeft', (element) => 100 * place(element));
  // The engine reads the last slide's margin, which jsdom leaves out beside the look's own rules.
  const read = CSSStyleDeclaration.prototype.getPropertyValue;
  const margin = jest
    .spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue')
    .mockImplementation(function (this: CSSStyleDeclaration, name) {
      return read.call(this, name) || (name.startsWith('margin-') ? '0px' : '');
    });
  return () => {
    margin.mockRestore();
    width.mockRestore();
    left.mockRestore();
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
