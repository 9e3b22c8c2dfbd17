import { Box, chakra, Flex, Grid } from '#chakra';
import { Children, type ReactNode } from 'react';
import { firstSlidesOnly, type SlidesPerView, slideWidths } from './slide-widths';
import { needsScripts } from '../../theme/needs-scripts';

/**
 * The window on the row, wider than its column by half a gap on both sides: room for shadows and
 * focus rings. Row and slides start at its very edge, so that slides snap to it.
 */
export const SlideWindow = chakra('div', {
  base: { position: 'relative', mx: '-3', py: '2', overflow: 'hidden', scrollbarWidth: 'none' },
});

/** The row itself: gaps are part of the slides, so that their shares add up to the whole. */
export const SlideTrack = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    listStyleType: 'none',
    // Paper does not scroll: all slides, in rows of three.
    _print: {
      flexWrap: 'wrap',
      rowGap: 6,
      '& > li': { flexBasis: '33.33%', breakInside: 'avoid' },
    },
  },
});

/** One place in the row; what it holds is as tall as its tallest neighbour. */
export const Slide = chakra('li', {
  base: {
    px: '3',
    flexShrink: 0,
    minW: 0,
    display: 'flex',
    scrollSnapAlign: 'start',
    '& > *': { flex: 1, minW: 0 },
  },
});

export interface SlideRowProps {
  /** How many slides stand side by side, from the widest screen down. */
  slides: SlidesPerView;
  /** Skeletons: nothing that assistive technology should read. */
  loading?: boolean;
  /** The link that stands below the slides later: its place is kept, however many lines it needs. */
  foot?: ReactNode;
  /** One child a slide; those that do not fit are not shown. */
  children: ReactNode;
}

/** A carousel that is loading or empty: same geometry, no movement. */
export function SlideRow({ slides, loading = false, foot, children }: SlideRowProps) {
  return (
    <div aria-hidden={loading || undefined}>
      <SlideWindow>
        <SlideTrack css={firstSlidesOnly(slides)}>
          {Children.map(children, (child) => (
            <Slide css={slideWidths(slides)}>{child}</Slide>
          ))}
        </SlideTrack>
      </SlideWindow>
      <CarouselFoot start={<Box visibility="hidden">{foot}</Box>} />
    </div>
  );
}

export interface CarouselFootProps {
  /** Left: where to see everything. */
  start?: ReactNode;
  /** Right: the controls; a behaviour shows them where there is something to turn. */
  children?: ReactNode;
  /** True where they stand there from the beginning: a dialog must not grow once it is open. */
  isTurned?: boolean;
}

/** Where the link ends and three buttons with their gaps begin. */
const columns = 'minmax(0, 1fr) 148px';

/** The line below a carousel. It keeps the place of controls that come later, so that nothing shifts then. */
export function CarouselFoot({ start, children, isTurned = false }: CarouselFootProps) {
  return (
    <Grid
      className="carousel-foot"
      mt={4}
      gap={4}
      minH="target"
      alignItems="center"
      templateColumns={columns}
      _print={{ display: 'none' }}
    >
      <div>{start}</div>
      <Flex
        gap={2}
        justify="end"
        className="carousel-controls"
        css={needsScripts}
        _print={{ display: 'none' }}
        hidden={!isTurned}
      >
        {children}
      </Flex>
    </Grid>
  );
}
