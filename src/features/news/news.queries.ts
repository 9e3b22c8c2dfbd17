import { listQuery } from '../../lib/http/read-record';
import { newestFirst } from '../shared/order';
import { newsCall } from './news.calls';
import { readNews } from './news.schema';

export { newsCall };

/** All news, newest first. */
export const newsQuery = listQuery(['news'], newsCall, readNews, newestFirst);
