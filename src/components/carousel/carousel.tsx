import { Box, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { slideWidths, type SlidesPerView } from './slide-widths';
import { useCarousel } from './use-carousel';

export interface CarouselProps {
  /** Names the carousel for assistive technology: 'Events'. */
  label: string;
  /** How many slides stand side by side, from the widest screen down. */
  slides: SlidesPerView;
  /** One child a slide. */
  children: ReactNode;
}

/**
 * Slides side by side. Without scripts it is a row that scrolls and snaps; with them it turns by
 * itself every 2 s (1 s transition) until paused, hovered, focused, or motion is unwanted.
 */
export function Carousel({ label, slides, children }: CarouselProps) {
  const items = Children.toArray(children);
  const carousel = useCarousel();
  return (
    <Box role="group" aria-roledescription="carousel" aria-label={label} {...carousel.holdEvents}>
      <Box
        ref={carousel.viewportRef}
        overflowX={carousel.ready ? 'hidden' : 'auto'}
        scrollSnapType={carousel.ready ? undefined : 'x mandatory'}
        tabIndex={carousel.ready ? undefined : 0}
        role={carousel.ready ? undefined : 'region'}
        aria-label={carousel.ready ? undefined : label}
        mx="-2"
        px="2"
        py="2"
      >
        <Flex as="ul" listStyleType="none" ms="-6">
          {items.map((item, index) => (
            <Box
              as="li"
              key={index}
              ps="6"
              flexShrink={0}
              minW={0}
              scrollSnapAlign="start"
              css={slideWidths(slides)}
              inert={carousel.isHidden(index)}
            >
              {item}
            </Box>
          ))}
        </Flex>
      </Box>
      {carousel.canMove ? (
        <Flex gap={2} mt={4} justify="end" _print={{ display: 'none' }}>
          {carousel.moves ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={carousel.playing ? `Pause ${label}` : `Play ${label}`}
              onClick={carousel.toggle}
            >
              <Icon as={carousel.playing ? Pause : Play} />
            </Button>
          ) : null}
          <Button
            variant="outline"
            size="icon"
            aria-label={`Previous ${label}`}
            onClick={carousel.previous}
          >
            <Icon as={ChevronLeft} />
          </Button>
          <Button variant="outline" size="icon" aria-label={`Next ${label}`} onClick={carousel.next}>
            <Icon as={ChevronRight} />
          </Button>
        </Flex>
      ) : null}
    </Box>
  );
}
