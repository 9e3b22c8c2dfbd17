import type { ListCall } from '../../lib/http/service-calls';
import type { NewsRecord } from './news.schema';

/** All news: the home page and the News page share the call and its reply. */
export const newsCall: ListCall<NewsRecord> = { name: 'News list', path: '/api/news/all/{code}' };
