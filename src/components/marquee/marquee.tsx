import { chakra, Flex } from '#chakra';
import { type ReactNode, useRef } from 'react';
import { useBehaviour } from '../hooks/use-behaviour';
import { Island } from '../island/island';
import { PauseButton } from '../pause-button/pause-button';
import { marqueeBehaviour } from './marquee.behaviour';
import { marqueeRecipe } from './marquee.recipe';

const Lane = chakra('div', marqueeRecipe);

export interface MarqueeItem {
  key: string;
  /** A link or plain words. */
  content: ReactNode;
}

export interface MarqueeProps {
  /** What passes by, for the button: 'highlights' gives 'Pause highlights'. */
  label: string;
  /** Give it another key where the items change: a copy of them passes by. */
  items: readonly MarqueeItem[];
  /** Seconds that one round takes. */
  seconds: number;
}

/**
 * A marquee that loops, and pauses on hover, on focus and by its button. In the built page and with
 * `prefers-reduced-motion` it does not move and can be scrolled.
 */
export function Marquee({ label, items, seconds }: MarqueeProps) {
  const line = useRef<HTMLDivElement>(null);
  useBehaviour(line, marqueeBehaviour);
  return (
    <Island name="marquee">
      <Flex ref={line} align="center" flex="1" minW="0" minH="target">
        <Lane data-seconds={seconds} role="group" aria-label={label} tabIndex={0}>
          <ul>
            {items.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </Lane>
        <Flex w="target" flexShrink={0} _print={{ display: 'none' }}>
          <PauseButton label={label} hidden />
        </Flex>
      </Flex>
    </Island>
  );
}
