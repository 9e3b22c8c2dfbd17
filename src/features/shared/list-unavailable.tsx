import { EmptyState } from '../../components/empty-state/empty-state';

/** Shown for a list that could not be fetched: whether it is empty is not known. */
export function ListUnavailable({ noun }: { noun: string }) {
  return (
    <EmptyState title={`The ${noun} can’t be shown just now`}>
      They could not be fetched. Please load the page again later, or ask the school office.
    </EmptyState>
  );
}
