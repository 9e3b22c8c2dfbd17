/** @jest-environment node */
import { configureClient } from '../../../src/lib/http/client-config';
import { idInSearch, itemIdIn, sharedAddress } from '../../../src/lib/http/item-address';

it.each([
  ['?id=album-sports-day', 'album-sports-day'],
  ['?id=%20a1%20', 'a1'],
  ['', ''],
  ['?id=', ''],
  ['?id=../x', ''],
  ['?id=<script>', ''],
  [`?id=${'a'.repeat(65)}`, ''],
])('reads the id of %p as %p', (search, id) => {
  expect(idInSearch(search)).toBe(id);
});

it.each([
  ['/Gallery/a1', '', 'a1'],
  ['/Gallery/a1/', '', 'a1'],
  ['/Gallery/a1/index.html', '', 'a1'],
  ['/Gallery/a1', '?id=b2', 'a1'],
  ['/Gallery/a1/more', '', ''],
  ['/Gallery/%3Cscript%3E', '', ''],
  ['/Gallery/', '', ''],
  ['/SubGallery', '?id=b2', 'b2'],
  ['/SubGallery', '', ''],
])('reads the id of %p with %p as %p', (path, search, id) => {
  expect(itemIdIn('/Gallery', path, search)).toBe(id);
});

describe('the address for others', () => {
  afterEach(() => configureClient({}));

  it('is the item’s own where this site’s host has the lists', () => {
    expect(sharedAddress('/Gallery', '/SubGallery', 'a1')).toBe('/Gallery/a1');
    expect(sharedAddress('/Gallery', '/SubGallery', 'a/1')).toBeUndefined();
    expect(sharedAddress('/Gallery', '/SubGallery', '')).toBeUndefined();
  });

  it('is that of the page where a provider has them', () => {
    configureClient({ baseUrl: 'https://api.provider.example' });
    expect(sharedAddress('/Gallery', '/SubGallery', 'a1')).toBe('/SubGallery?id=a1');
  });
});
