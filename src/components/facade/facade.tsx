import { chakra, defineRecipe } from '#chakra';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button';
import { useBehaviour } from '../hooks/use-behaviour';
import { facadeBehaviour } from './facade.behaviour';

/** The facade of an embed, and the iframe that covers it after the click. */
const facadeRecipe = defineRecipe({
  className: 'facade',
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 3,
    p: 5,
    textAlign: 'center',
    borderRadius: 'card',
    overflow: 'hidden',
    // Only a script answers it; a link to the other site stands beside every facade.
    '@media (scripting: none)': { '& > button': { display: 'none' } },
    _print: { display: 'none' },
    '&[data-shown] > :not(iframe)': { display: 'none' },
    '& > iframe': {
      position: 'absolute',
      inset: 0,
      w: 'full',
      h: 'full',
      border: 'hairline',
      borderRadius: 'card',
      bg: 'placeholder',
    },
  },
});

const Root = chakra('div', facadeRecipe);

export interface FacadeProps {
  /** What the frame holds, as its title: 'Map of the school'. */
  title: string;
  /** Address that is loaded after the click, and not before. */
  embedUrl: string;
  /** Text of the button: 'Show the map'. */
  action: string;
  /** Drawn background and the plain sentence that says what loads from where. */
  children: ReactNode;
  /** Height of the frame in pixels; the box never changes size. */
  height: number;
}

/** A facade of an embed: nothing is requested from the other site before the click. */
export function Facade({ title, embedUrl, action, children, height }: FacadeProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, facadeBehaviour);
  return (
    <Root ref={root} minH={`${height}px`} data-title={title} data-src={embedUrl}>
      {children}
      <Button variant="accent" size="sm">
        {action}
      </Button>
    </Root>
  );
}
