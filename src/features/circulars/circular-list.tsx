import { useMemo } from 'react';
import { idInSearch } from '../../http/item-address';
import { useAddressSearch } from '../../lists/address';
import { ListUnavailable } from '../../lists/list-unavailable';
import { LiveList } from '../../lists/live-list';
import { useLiveQuery } from '../../lists/use-live-query';
import { RequestedCircular } from './requested-circular';
import { CircularsEmpty, CircularsLoading } from './circular-states';
import { CircularRegister } from './circular-register';
import { circularKey } from './circulars.address';
import { classChoices } from './circulars.classes';
import { circularsCall, circularsQuery } from './circulars.queries';

/**
 * The Circular page's list: newest first, the current year's to begin with. Above it stands the circular
 * that `?circular=` names; one that has an address of its own stands in the page already (`CircularTemplate`).
 */
export function CircularList() {
  const { data, isError } = useLiveQuery(circularsQuery);
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
        items={data}
        failed={isError}
        countLabel="Total Circulars"
        yearRule="current"
        classes={classes}
        searchPlaceholder={hasNumbers ? 'Search by title or number' : 'Search by title'}
        loading={<CircularsLoading />}
        empty={<CircularsEmpty />}
        away={<ListUnavailable noun="circulars" />}
      >
        {(items) => <CircularRegister items={items} />}
      </LiveList>
    </>
  );
}

export default CircularList;
