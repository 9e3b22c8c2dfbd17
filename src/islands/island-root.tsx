import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { getQueryClient } from '../http/query-client';

export interface IslandRootProps {
  children: ReactNode;
  /** Called when the island answers. */
  onLive?: () => void;
}

/** What stands around an island's component, while building and in the browser: no element. */
export function IslandRoot({ children, onLive }: IslandRootProps) {
  // A form has read by then what was typed before, but React draws that only after this effect, and
  // until then its button would answer for an empty one.
  useEffect(() => {
    if (onLive) queueMicrotask(onLive);
  }, [onLive]);
  return <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>;
}
