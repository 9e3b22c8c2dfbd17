/** @jest-environment node */
import { firstSlidesOnly, slideWidths } from '../../src/components/carousel/slide-widths';

const toppers = {
  base: 2,
  upTo: [
    [992, 3],
    [767, 2],
    [480, 1],
  ],
} as const;

it('gives each slide its share of the row, narrower screens last', () => {
  expect(slideWidths(toppers)).toEqual({
    flexBasis: '50%',
    '@media (max-width: 992px)': { flexBasis: `${100 / 3}%` },
    '@media (max-width: 767px)': { flexBasis: '50%' },
    '@media (max-width: 480px)': { flexBasis: '100%' },
  });
});

it('keeps the order of widths whatever order they are written in', () => {
  const { upTo } = toppers;
  const written = { base: 2, upTo: [...upTo].reverse() };
  expect(Object.keys(slideWidths(written))).toEqual(Object.keys(slideWidths(toppers)));
});

it('hides what does not fit, at every width by itself', () => {
  const hidden = { display: 'none' };
  expect(firstSlidesOnly(toppers)).toEqual({
    '@media (min-width: 992.02px)': { '& > :nth-of-type(n+3)': hidden },
    '@media (min-width: 767.02px) and (max-width: 992px)': { '& > :nth-of-type(n+4)': hidden },
    '@media (min-width: 480.02px) and (max-width: 767px)': { '& > :nth-of-type(n+3)': hidden },
    '@media (max-width: 480px)': { '& > :nth-of-type(n+2)': hidden },
  });
  expect(firstSlidesOnly({ base: 2, upTo: [] })).toEqual({
    '@media all': { '& > :nth-of-type(n+3)': hidden },
  });
});
