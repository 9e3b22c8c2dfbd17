import { chakra, Flex } from '#chakra';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { marqueeRecipe } from './marquee.recipe';
import { useMounted } from '../hooks/use-mounted';
import { useReducedMotion } from '../hooks/use-reduced-motion';
import { PauseButton } from '../pause-button/pause-button';

const Lane = chakra('div', marqueeRecipe);

export interface MarqueeItem {
  key: string;
  /** A link or plain words. */
  content: ReactNode;
}

export interface MarqueeProps {
  /** What passes by, for the button: 'highlights' gives 'Pause highlights'. */
  label: string;
  items: readonly MarqueeItem[];
  /** Seconds that one round takes. */
  seconds: number;
}

/**
 * A marquee that loops, and pauses on hover, on focus and by its button. In the built page and with
 * `prefers-reduced-motion` it does not move and can be scrolled.
 */
export function Marquee({ label, items, seconds }: MarqueeProps) {
  const mounted = useMounted();
  const still = useReducedMotion();
  const [playing, setPlaying] = useState(true);
  const lane = useRef<HTMLDivElement>(null);
  const moving = mounted && !still;
  // By script: the policy of built pages allows no style attribute.
  useLayoutEffect(() => lane.current?.style.setProperty('--duration', `${seconds}s`), [seconds]);
  const list = items.map(({ key, content }) => <li key={key}>{content}</li>);
  return (
    <Flex align="center" flex="1" minW="0" minH="target">
      <Lane
        ref={lane}
        data-moving={moving ? '' : undefined}
        data-paused={playing ? undefined : ''}
        // Where it scrolls by hand, the arrow keys are to reach its end too.
        {...(moving ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 })}
        // A focused link was scrolled into view; reset the scroll position of the line.
        onBlur={() => lane.current?.scrollTo?.({ left: 0 })}
      >
        <ul>{list}</ul>
        {moving ? (
          <ul aria-hidden="true" inert>
            {list}
          </ul>
        ) : null}
      </Lane>
      <Flex w="target" flexShrink={0} _print={{ display: 'none' }}>
        {moving ? (
          <PauseButton label={label} playing={playing} onToggle={() => setPlaying((on) => !on)} />
        ) : null}
      </Flex>
    </Flex>
  );
}
