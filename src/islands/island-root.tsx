import { QueryClientProvider } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { BuiltContext } from '../components/island/built-context';
import { getQueryClient } from '../lib/http/query-client';

export interface IslandRootProps {
  children: ReactNode;
  /** True where the built page has it complete. */
  isBuilt?: boolean;
  /** Called when its HTML is in the document, before its components read their fields. */
  onPlaced?: (() => void) | undefined;
  /** Called when the island is hydrated. */
  onLive?: () => void;
  /** Called when rendering has failed, and the island is empty. */
  onFailed?: ((error: unknown) => void) | undefined;
}

/** Wraps an island's component, at build and in the browser; adds no element. */
export function IslandRoot({
  children,
  isBuilt = false,
  onPlaced,
  onLive,
  onFailed,
}: IslandRootProps) {
  // The form has read what was typed before, but React renders that only after this effect; until then
  // a replayed click would submit an empty form.
  useEffect(() => {
    if (onLive) queueMicrotask(onLive);
  }, [onLive]);
  return (
    <Failures onFailed={onFailed}>
      <QueryClientProvider client={getQueryClient()}>
        <Placed onPlaced={onPlaced} />
        <BuiltContext.Provider value={isBuilt}>{children}</BuiltContext.Provider>
      </QueryClientProvider>
    </Failures>
  );
}

/** Rendered before the island, since layout effects run in the order of the tree. */
function Placed({ onPlaced }: Pick<IslandRootProps, 'onPlaced'>) {
  useLayoutEffect(() => onPlaced?.(), [onPlaced]);
  return null;
}

type FailuresProps = Pick<IslandRootProps, 'children' | 'onFailed'>;

/** Renders nothing once an error has reached it. */
class Failures extends Component<FailuresProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onFailed?.(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
