import { Box } from '#chakra';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ReactNode, useRef } from 'react';
import { Button } from '../button/button';
import { useBehaviour } from '../hooks/use-behaviour';
import { Icon } from '../icon/icon';
import { Island } from '../island/island';
import { PauseButton } from '../pause-button/pause-button';
import { carouselBehaviour } from './carousel.behaviour';
import { CarouselFoot, Slide, SlideTrack, SlideWindow } from './slide-row';
import { type SlidesPerView, slideWidths } from './slide-widths';

const turns = [
  { word: 'Previous', icon: ChevronLeft, step: -1 },
  { word: 'Next', icon: ChevronRight, step: 1 },
] as const;

export interface CarouselProps {
  /** Names the carousel and its buttons: 'events' gives 'Pause events'. */
  label: string;
  /** How many slides stand side by side, from the widest screen down. */
  slides: SlidesPerView;
  /** What stands at the left below the slides: a link to the whole list. */
  foot?: ReactNode;
  /** True where nothing may move by itself: inside a dialog. Its foot says which slide is shown. */
  byHand?: boolean;
  /** One child a slide; give the carousel another key where their number changes. */
  children: ReactNode;
}

/**
 * Slides side by side: a row that scrolls and snaps, by touch and without scripts too. Its behaviour turns it
 * every 2 s (1 s transition) until it is paused, hovered or focused, or motion is unwanted.
 */
export function Carousel({ label, slides, foot, byHand = false, children }: CarouselProps) {
  const group = useRef<HTMLDivElement>(null);
  const count = Children.count(children);
  useBehaviour(group, carouselBehaviour);
  return (
    <Island name="carousel">
      <Box ref={group} role="group" aria-roledescription="carousel" aria-label={label}>
        <SlideWindow
          className="slides"
          tabIndex={0}
          role="region"
          aria-label={`${label}, scrolls sideways`}
          overflowX="auto"
          overscrollBehaviorX="contain"
          scrollSnapType="x mandatory"
        >
          <SlideTrack>
            {Children.toArray(children).map((slide, index) => (
              <Slide key={index} css={slideWidths(slides)}>
                {slide}
              </Slide>
            ))}
          </SlideTrack>
        </SlideWindow>
        <CarouselFoot
          isTurned={byHand && count > 1}
          start={
            byHand ? (
              <span className="slide-place" role="status">
                {count > 1 ? `1 of ${count}` : ''}
              </span>
            ) : (
              foot
            )
          }
        >
          {byHand ? null : <PauseButton label={label} hidden />}
          {turns.map(({ word, icon, step }) => (
            <Button
              key={word}
              variant="outline"
              size="icon"
              aria-label={`${word} ${label}`}
              data-step={step}
            >
              <Icon as={icon} />
            </Button>
          ))}
        </CarouselFoot>
      </Box>
    </Island>
  );
}
