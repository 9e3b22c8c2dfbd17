import { useRef } from 'react';

/**
 * Runs an action unless it is running already. A double click comes before the first state is rendered, so
 * that a disabled button alone would not stop it.
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
