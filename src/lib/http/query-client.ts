import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isHttpError, sentenceOf } from './http-error';
import { onListChange } from './list-changes';

const MINUTE = 60_000;

/** Waits before the two further attempts after a network error, in milliseconds. */
const RETRY_WAITS = [500, 1_500] as const;

/** What tests and stories may set. */
export interface QueryClientOptions {
  /** Takes one sentence per failure; by default `console.warn`. */
  log?: (sentence: string) => void;
  /** Waits between attempts in milliseconds; an empty list tries once. */
  retryWaits?: readonly number[];
}

/**
 * Makes a query client: lists are fresh for five minutes and kept for thirty, so that going back
 * shows them at once; only network errors are tried again, since an error that the service
 * answers would be answered again. Every failure is logged once, after its last attempt.
 */
export function createQueryClient({
  log = (sentence) => console.warn(sentence),
  retryWaits = RETRY_WAITS,
}: QueryClientOptions = {}): QueryClient {
  const onError = (error: unknown) => {
    if (!isHttpError(error, 'aborted')) log(sentenceOf(error));
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 30 * MINUTE,
        retry: (failures, error) => isHttpError(error, 'network') && failures < retryWaits.length,
        retryDelay: (failures) => retryWaits[failures] ?? 0,
        refetchOnWindowFocus: true,
        // The default mode would wait for the network without end and show skeletons for ever;
        // this one fails, shows the empty state, and asks again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

let shared: QueryClient | undefined;

/** The one query client of the page. */
export function getQueryClient(): QueryClient {
  if (!shared) {
    const client = createQueryClient();
    onListChange(() => void client.invalidateQueries());
    shared = client;
  }
  return shared;
}
