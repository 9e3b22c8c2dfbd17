import { Box } from '#chakra';
import { useMemo } from 'react';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { FilterBar } from '../../components/filter-bar/filter-bar';
import { groupDigits } from '../../components/group-digits/group-digits';
import { today } from '../../lib/dates/plain-date';
import type { Session } from '../../lib/dates/session';
import { useAddressSearch, useShownPages, writeSearch } from '../shared/address';
import { listHeight } from '../shared/list-spacing';
import { NothingYet, saysSentence } from '../shared/nothing-yet';
import { PagedItems } from '../shared/paged-items';
import { firstPages, PAGE_SIZE } from '../shared/paging';
import { useLiveQuery } from '../shared/use-live-query';
import { Podium } from './podium';
import { TopperGrid } from './topper-grid';
import { ToppersLoading, ToppersEmpty } from './topper-states';
import { ranked } from './toppers.ranks';
import { toppersQuery } from './toppers.queries';
import type { Topper, TopperClass } from './toppers.schema';
import {
  defaultSession,
  sessionFromSearch,
  sessionsOf,
  sessionToSearch,
  toppersIn,
} from './toppers.sessions';

export interface TopperListProps {
  /** The examination by which these toppers are known: ISC. */
  board: string;
  /** The class that sits it. */
  topperClass: TopperClass;
}

/** A board's toppers of one session: the first three on a podium, the others in their order. */
export function TopperList({ board, topperClass }: TopperListProps) {
  const { data, isError } = useLiveQuery(toppersQuery(topperClass));
  if (data && data.length > 0) return <Settled board={board} toppers={data} />;
  const settled = data !== undefined || isError;
  return (
    <>
      <SessionBar board={board} count={isError ? undefined : data?.length} />
      <Box {...place} aria-busy={settled ? undefined : true}>
        {settled ? (
          !isError && saysSentence() ? (
            <NothingYet what="any toppers" />
          ) : (
            <ToppersEmpty />
          )
        ) : (
          <LoadingRegion within={listHeight}>
            <ToppersLoading />
          </LoadingRegion>
        )}
      </Box>
    </>
  );
}

function Settled({ board, toppers }: { board: string; toppers: Topper[] }) {
  const search = useAddressSearch() ?? '';
  const pages = useShownPages();
  const sessions = useMemo(() => sessionsOf(toppers), [toppers]);
  const usual = defaultSession(sessions, today());
  const session = sessionFromSearch(search, sessions, usual);
  const inSession = useMemo(() => ranked(toppersIn(toppers, session)), [toppers, session]);
  const shown = firstPages(inSession, pages, PAGE_SIZE);
  return (
    <>
      <SessionBar
        board={board}
        count={inSession.length}
        session={session}
        sessions={sessions}
        onChange={(chosen) => writeSearch(sessionToSearch(chosen, usual, search), 'push')}
      />
      <PagedItems
        noun="toppers"
        status={`Session ${session}: showing ${groupDigits(shown.items.length)} of ${groupDigits(shown.total)} toppers`}
        view={session}
        lead={<Podium places={shown.items.slice(0, steps)} />}
        items={shown.items.slice(steps)}
        first={firstRow}
        {...{ shown, pages, place }}
      >
        {(places) => <TopperGrid places={places} />}
      </PagedItems>
    </>
  );
}

// Without scripts no list comes into it.
const place = {
  mt: { base: 10, md: 14 },
  minH: listHeight,
  css: { '@media (scripting: none)': { minH: 0 } },
};

/** Places on the podium. */
const steps = 3;

/** Cards beside each other below the podium, on a wide screen: all that a first screen shows. */
const firstRow = 3;

interface SessionBarProps {
  board: string;
  count: number | undefined;
  session?: Session | undefined;
  sessions?: readonly Session[];
  onChange?: (session: Session) => void;
}

function SessionBar({ board, count, session, sessions = [], onChange }: SessionBarProps) {
  const choices = sessions.map((each) => ({ value: each, label: each }));
  return (
    <FilterBar
      label={`Filter ${board} toppers`}
      count={{ label: 'Total Toppers', value: count }}
      disabled={onChange === undefined}
      selects={[
        {
          label: 'Session',
          value: session ?? '',
          choices: session ? choices : [{ value: '', label: 'Newest' }],
          onChange: (value) => {
            const chosen = sessions.find((each) => each === value);
            if (chosen) onChange?.(chosen);
          },
        },
      ]}
    />
  );
}

export default TopperList;
