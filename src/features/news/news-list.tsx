import { useQuery } from '@tanstack/react-query';
import { LiveList } from '../../lists/live-list';
import { NewsGrid } from './news-grid';
import { NewsLoading, NewsPlaceholders } from './news-places';
import { newsQuery } from './news.queries';

/** The News page's list: newest first, the current year's when it has any. */
export function NewsList() {
  const { data, isError } = useQuery(newsQuery);
  return (
    <LiveList
      noun="news"
      items={data}
      failed={isError}
      countLabel="Total Count"
      yearRule="current-if-any"
      searchPlaceholder="Search Here.."
      loading={<NewsLoading />}
      empty={<NewsPlaceholders />}
    >
      {(items, { filtered }) => <NewsGrid items={items} withLead={!filtered} />}
    </LiveList>
  );
}
