import { LiveList } from '../../lists/live-list';
import { useLiveQuery } from '../../lists/use-live-query';
import { CircularPlaceholders, CircularsLoading } from './circular-placeholders';
import { CircularRegister } from './circular-register';
import { circularsCall, circularsQuery } from './circulars.queries';

/** The Circular page's list: newest first, the current year's to begin with. */
export function CircularList() {
  const { data, isError } = useLiveQuery(circularsQuery);
  return (
    <LiveList
      noun="circulars"
      first={10}
      call={circularsCall}
      items={data}
      failed={isError}
      countLabel="Total Circulars"
      yearRule="current"
      searchPlaceholder="Search by title"
      loading={<CircularsLoading />}
      empty={<CircularPlaceholders />}
    >
      {(items) => <CircularRegister items={items} />}
    </LiveList>
  );
}

export default CircularList;
