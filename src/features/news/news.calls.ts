import type { ListCall, Sent } from '../../lib/http/service-calls';

/** All news: the home page and the News page share the call and its reply. */
export const newsCall: ListCall<Sent<'News'>> = { name: 'News list', path: '/api/news/all/{code}' };
