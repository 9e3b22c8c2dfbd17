import { Text } from '#chakra';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state';
import { Skeleton } from '../../components/skeleton/skeleton';
import { formatLongDay } from '../../lib/dates/format';
import { circularFacts } from '../../lib/http/circular-facts';
import { keepTogether } from '../../lib/keep-together';
import { idInSearch } from '../../lib/http/item-address';
import { useAddressSearch } from '../shared/address';
import { ListUnavailable } from '../shared/list-unavailable';
import { LiveList } from '../shared/live-list';
import { SkeletonMonths } from '../shared/skeleton-months';
import { useLiveQuery } from '../shared/use-live-query';
import { CircularRegister, labelledAttachments, RegisterRow } from './circular-register';
import { CircularSheet } from './circular-sheet';
import { circularKey } from './circulars.address';
import { classChoices } from './circulars.classes';
import { circularsCall, circularsQuery } from './circulars.queries';
import type { Circular } from './circulars.schema';

/**
 * The Circular page's list: newest first, the current year's to begin with. Above it stands the circular
 * that `?circular=` names; one that has an address of its own stands in the page already (`CircularTemplate`).
 */
export function CircularList() {
  const list = useLiveQuery(circularsQuery);
  const { data } = list;
  const classes = useMemo(() => classChoices(data ?? []), [data]);
  const hasNumbers = data?.some(({ number }) => number);
  const id = idInSearch(useAddressSearch() ?? '', circularKey);
  return (
    <>
      {id && data ? <RequestedCircular circular={data.find((one) => one.id === id)} /> : null}
      <LiveList
        noun="circulars"
        first={10}
        call={circularsCall}
        list={list}
        countLabel="Total Circulars"
        yearRule="current"
        classes={classes}
        searchPlaceholder={hasNumbers ? 'Title or number' : 'Search by title'}
        loading={<CircularsLoading />}
        empty={
          <EmptyState title="No circulars yet">
            Circulars to parents will stand here, the newest first, each as a file to download.
          </EmptyState>
        }
        away={<ListUnavailable noun="circulars" />}
      >
        {(items) => <CircularRegister items={items} />}
      </LiveList>
    </>
  );
}

const CircularsLoading = () => (
  <SkeletonMonths>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
      <RegisterRow key={place}>
        <Skeleton h="64px" />
        <Skeleton h="22px" maxW="420px" />
      </RegisterRow>
    ))}
  </SkeletonMonths>
);

/** The circular of the query in the page's address, or a sentence that it is not found. */
function RequestedCircular({ circular }: { circular: Circular | undefined }) {
  if (!circular) {
    return (
      <Text role="status" mb={5}>
        The circular of this address is not here any more. Those that are here follow.
      </Text>
    );
  }
  const { title, date, description } = circular;
  const attachments = labelledAttachments(circular.attachments, 'Open the circular');
  const follows = attachments.length > 0 || description ? '' : 'The file follows';
  const detail = [date && formatLongDay(date), ...circularFacts(circular), follows];
  return (
    <CircularSheet
      title={title}
      detail={keepTogether(detail.filter(Boolean).join('. '))}
      text={description}
      attachments={attachments.map(({ href, target, label, type }) => ({
        href,
        ...(target && { target }),
        text: `${label} (${type})`,
      }))}
    />
  );
}

export default CircularList;
