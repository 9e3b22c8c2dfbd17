import { useRef } from 'react';

/**
 * Runs an action unless it is running already. A second press comes before the state of the first
 * one has been rendered, so that a disabled button alone would let it through.
 */
export function useSingleFlight(action: () => Promise<void>): () => Promise<void> {
  const running = useRef(false);
  return async () => {
    if (running.current) return;
    running.current = true;
    try {
      await action();
    } finally {
      running.current = false;
    }
  };
}
