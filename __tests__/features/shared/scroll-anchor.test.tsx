import { render } from '@testing-library/react';
import { ScrollAnchor, useIsReadNearEnd } from '../../../src/features/shared/scroll-anchor';

let top: number;
let height: number;
let scrolled: jest.SpyInstance;

beforeEach(() => {
  scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  jest
    .spyOn(HTMLDivElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, top, 320, height));
});
afterEach(() => jest.restoreAllMocks());

/** A list of one height comes in the place of another; `of` says whether it came by itself. */
function comes({ from, to, of = true }: { from: number; to: number; of?: boolean }) {
  height = from;
  const { rerender } = render(
    <ScrollAnchor changesWith={false}>
      <p>Loading</p>
    </ScrollAnchor>,
  );
  rerender(
    <ScrollAnchor changesWith={of}>
      <p
        key="come"
        // React tells of the element when it stands in the document: from then on it is measured.
        ref={() => {
          height = to;
        }}
      >
        News
      </p>
    </ScrollAnchor>,
  );
}

it('scrolls on by as much as the list has grown above who reads below it', () => {
  top = -400;
  comes({ from: 600, to: 4600 });
  expect(scrolled).toHaveBeenCalledWith({ top: 4000, behavior: 'instant' });
});

it('scrolls back where little has come', () => {
  top = -400;
  comes({ from: 600, to: 450 });
  expect(scrolled).toHaveBeenCalledWith({ top: -150, behavior: 'instant' });
});

it('leaves a reader alone who sees where the list begins', () => {
  top = 10;
  comes({ from: 500, to: 4600 });
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves a reader alone who sees nothing below the list', () => {
  top = -10;
  comes({ from: 5000, to: 4600 });
  expect(scrolled).not.toHaveBeenCalled();
});

it('does not follow what readers change themselves', () => {
  top = -400;
  comes({ from: 600, to: 4600, of: false });
  expect(scrolled).not.toHaveBeenCalled();
});

describe('a list that comes', () => {
  const List = () => <p>{useIsReadNearEnd() ? 'whole' : 'by and by'}</p>;
  /** What a list does that comes in the place of a loading one of this height. */
  function renderedAt(from: number) {
    height = from;
    const { container, rerender } = render(
      <ScrollAnchor changesWith={false}>Loading</ScrollAnchor>,
    );
    rerender(
      <ScrollAnchor changesWith={true}>
        <List />
      </ScrollAnchor>,
    );
    return container.textContent;
  }

  it('is whole at once where somebody reads near its end', () => {
    top = -400;
    expect(renderedAt(400 + window.innerHeight + 999)).toBe('whole');
  });

  it('is rendered in slices where its end is far away, or its beginning visible', () => {
    top = -400;
    expect(renderedAt(400 + window.innerHeight + 1_000)).toBe('by and by');
    top = 0;
    expect(renderedAt(200)).toBe('by and by');
  });
});
