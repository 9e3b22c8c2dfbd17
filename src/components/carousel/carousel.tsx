import { Box } from '#chakra';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { PauseButton } from '../pause-button/pause-button';
import { SafeBoundary } from '../deferred/safe-boundary';
import { CarouselFoot, Slide, SlideTrack, SlideWindow } from './slide-row';
import { type SlidesPerView, slideWidths } from './slide-widths';
import { useCarousel } from './use-carousel';

const CarouselEngine = lazy(() => import('./carousel-engine'));

const turns = [
  { word: 'Previous', icon: ChevronLeft, turn: 'previous' },
  { word: 'Next', icon: ChevronRight, turn: 'next' },
] as const;

export interface CarouselProps {
  /** Names the carousel and its buttons: 'events' gives 'Pause events'. */
  label: string;
  /** How many slides stand side by side, from the widest screen down. */
  slides: SlidesPerView;
  /** What stands at the left below the slides: a link to the whole list. */
  foot?: ReactNode;
  /** Whether it turns only when asked to: in a dialog nobody has room to read against time. */
  still?: boolean;
  /** One child a slide. */
  children: ReactNode;
}

/**
 * Slides side by side. Without scripts, and until it comes near the screen, it is a row that
 * scrolls and snaps; then it turns by itself every 2 s (1 s transition) until it is paused,
 * hovered or focused, or motion is unwanted. Slides that all fit stand still without controls.
 */
export function Carousel({ label, slides, foot, still = false, children }: CarouselProps) {
  const items = Children.toArray(children);
  const { groupRef, setWindow, engineFor, setEmbla, ready, canMove, ...carousel } =
    useCarousel(still);
  return (
    <Box
      ref={groupRef}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      {...carousel.keyEvents}
    >
      <SlideWindow
        ref={setWindow}
        {...carousel.holdEvents}
        {...(!ready && {
          tabIndex: 0,
          role: 'region',
          'aria-label': `${label}, scrolls sideways`,
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
        })}
      >
        <SlideTrack touchAction={ready ? undefined : 'auto'}>
          {items.map((item, index) => (
            <Slide key={index} css={slideWidths(slides)} inert={carousel.isHidden(index)}>
              {item}
            </Slide>
          ))}
        </SlideTrack>
      </SlideWindow>
      <CarouselFoot start={foot}>
        {canMove ? (
          <>
            {carousel.moves ? (
              <PauseButton label={label} playing={carousel.playing} onToggle={carousel.toggle} />
            ) : null}
            {turns.map(({ word, icon, turn }) => (
              <Button
                key={word}
                variant="outline"
                size="icon"
                aria-label={`${word} ${label}`}
                onClick={carousel[turn]}
                {...carousel.holdEvents}
              >
                <Icon as={icon} />
              </Button>
            ))}
          </>
        ) : null}
      </CarouselFoot>
      {engineFor ? (
        <SafeBoundary fallback={null}>
          <Suspense fallback={null}>
            <CarouselEngine viewport={engineFor} onChange={setEmbla} />
          </Suspense>
        </SafeBoundary>
      ) : null}
    </Box>
  );
}
