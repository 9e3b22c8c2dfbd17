import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { getQueryClient } from '../http/query-client';

export interface IslandRootProps {
  children: ReactNode;
  /** Called when its HTML stands, before its components look into their fields. */
  onPlaced?: (() => void) | undefined;
  /** Called when the island answers. */
  onLive?: () => void;
}

/** What stands around an island's component, while building and in the browser: no element. */
export function IslandRoot({ children, onPlaced, onLive }: IslandRootProps) {
  // A form has read by then what was typed before, but React renders that only after this effect, and
  // until then its button would answer for an empty one.
  useEffect(() => {
    if (onLive) queueMicrotask(onLive);
  }, [onLive]);
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Placed onPlaced={onPlaced} />
      {children}
    </QueryClientProvider>
  );
}

/** Stands before the island, since layout effects run in the order of the tree. */
function Placed({ onPlaced }: Pick<IslandRootProps, 'onPlaced'>) {
  useLayoutEffect(() => onPlaced?.(), [onPlaced]);
  return null;
}
