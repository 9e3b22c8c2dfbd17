import { LiveList } from '../../lists/live-list';
import { useLiveQuery } from '../../lists/use-live-query';
import { NewsGrid } from './news-grid';
import { NewsLoading, NewsEmpty } from './news-states';
import { newsCall, newsQuery } from './news.queries';

/** The News page's list: newest first, the current year's when it has any. */
export function NewsList() {
  const { data, isError } = useLiveQuery(newsQuery);
  return (
    <LiveList
      noun="news"
      call={newsCall}
      items={data}
      failed={isError}
      countLabel="Total Count"
      yearRule="current-if-any"
      searchPlaceholder="Search Here.."
      loading={<NewsLoading />}
      empty={<NewsEmpty />}
    >
      {(items, { filtered }) => <NewsGrid items={items} withLead={!filtered} />}
    </LiveList>
  );
}

export default NewsList;
