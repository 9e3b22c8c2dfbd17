import { chakra } from '#chakra';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';

export interface FacadeProps {
  /** What the frame holds, as its title: 'Map of the school'. */
  title: string;
  /** Address that is loaded after the click, and not before. */
  embedUrl: string;
  /** Text of the button: 'Show the map'. */
  action: string;
  /** Drawn ground and the plain sentence that says what loads from where. */
  children: ReactNode;
  /** Height of the frame in pixels; the box never changes size. */
  height: number;
}

/** Stands where another site's frame would: nothing is asked of that site before the click. */
export function Facade({ title, embedUrl, action, children, height }: FacadeProps) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <chakra.iframe
        title={title}
        src={embedUrl}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
        w="full"
        height={`${height}px`}
        border="hairline"
        borderRadius="card"
        bg="placeholder"
      />
    );
  }
  return (
    <chakra.div
      position="relative"
      isolation="isolate"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap={3}
      p={5}
      textAlign="center"
      minH={`${height}px`}
      borderRadius="card"
      overflow="hidden"
    >
      {children}
      <Button variant="accent" size="sm" onClick={() => setShown(true)}>
        {action}
      </Button>
    </chakra.div>
  );
}
