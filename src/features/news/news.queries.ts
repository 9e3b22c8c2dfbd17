import { listQuery } from '../../http/read-record';
import { newestFirst } from '../../lists/order';
import { newsCall } from './news.calls';
import { readNews } from './news.schema';

export { newsCall };

/** All news, newest first. */
export const newsQuery = listQuery(['news'], newsCall, readNews, newestFirst);
