import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useOverdue } from './use-overdue';

/** The state of a call, for an island. */
export interface LiveQuery<T> {
  data: T | undefined;
  /** True until the first answer or failure, or until it is overdue. */
  isPending: boolean;
  /** True for a failure, and as long as the answer is overdue. */
  isError: boolean;
}

/**
 * React Query's result, rendered as a transition, in slices of a few milliseconds: React Query itself renders
 * every change in one task, which blocks the page when a list is long. A cached result (after Back) is
 * there at once.
 */
export function useLiveQuery<Q, T, K extends QueryKey>(
  options: UseQueryOptions<Q, Error, T, K>,
): LiveQuery<T> {
  const { data, isPending, isError } = useQuery(options);
  const [isOverdue] = useOverdue(isPending);
  return useDeferredValue(
    useMemo(
      () => ({ data, isPending: isPending && !isOverdue, isError: isError || isOverdue }),
      [data, isPending, isError, isOverdue],
    ),
  );
}
