import { http, HttpResponse, type HttpHandler } from 'msw';
import { searchFile, searchRecordsFile } from '../../src/search/search-file';
import { searchFileExample } from '../search/search.examples';

/** Answers the request for what the search looks through; `status` makes it fail. */
export function searchHandlers({ status = 200 } = {}): HttpHandler[] {
  return [
    http.get(`*/${searchFile}`, () =>
      status === 200 ? HttpResponse.json(searchFileExample) : new HttpResponse(null, { status }),
    ),
    http.get(`*/${searchRecordsFile}`, () => HttpResponse.json({})),
  ];
}
