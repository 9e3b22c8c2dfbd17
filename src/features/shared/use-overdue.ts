import { useEffect, useState } from 'react';

/** How long a reply is waited for before the page says what it says without one, in milliseconds. */
export const patience = 20_000;

/**
 * Whether something has been pending for longer than anybody waits, and a function that starts to wait anew. The
 * call itself has no time limit and goes on: what it still brings is shown.
 */
export function useOverdue(isPending: boolean): [isOverdue: boolean, waitAnew: () => void] {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isPending || isOver) return undefined;
    const timer = setTimeout(() => setIsOver(true), patience);
    return () => clearTimeout(timer);
  }, [isPending, isOver]);
  return [isPending && isOver, () => setIsOver(false)];
}
