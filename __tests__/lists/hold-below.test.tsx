import { render } from '@testing-library/react';
import { HoldBelow } from '../../src/lists/hold-below';

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
    <HoldBelow of={false}>
      <p>Loading</p>
    </HoldBelow>,
  );
  rerender(
    <HoldBelow of={of}>
      <p
        key="come"
        // React tells of the element when it stands in the document: from then on it is measured.
        ref={() => {
          height = to;
        }}
      >
        News
      </p>
    </HoldBelow>,
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
