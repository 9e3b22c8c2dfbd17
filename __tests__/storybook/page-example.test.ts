/** @jest-environment node */
import { faultExample, pageExample } from '../../stories/guides/page-example';
import { load, removeContent } from '../content/content-folder';

afterAll(removeContent);

it('is a page without a fault', () => {
  const { lines, content } = load({ 'pages/hostel.yaml': pageExample });
  expect(lines).toEqual([]);
  expect(content?.pages.map(({ path }) => path)).toContain('/Hostel');
});

it('has the faults that the guide shows', () => {
  expect(load({ 'pages/hostel.yaml': faultExample.page }).lines).toEqual(faultExample.faults);
});
