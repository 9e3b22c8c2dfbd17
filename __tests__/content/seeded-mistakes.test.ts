/** @jest-environment node */
import { load, removeContent } from './content-folder';
import { alertMistakes } from './seeded/alert-mistakes';
import { privacyMistakes } from './seeded/privacy-mistakes';
import { earlierMistakes } from './seeded/earlier-mistakes';
import { prose } from './seeded/helpers';
import { laterMistakes } from './seeded/later-mistakes';

afterAll(removeContent);

it.each([...earlierMistakes, ...laterMistakes, ...alertMistakes, ...privacyMistakes])(
  'tells of %s, once, at its place',
  (_, files, wanted) => {
    const { lines } = load(files);
    expect(lines).toEqual([expect.stringContaining(`content/${wanted}`)]);
  },
);

it('takes a time without quotes as it was written', () => {
  const { lines, content } = load({
    'facts/hours.yaml': 'opens: 7:30\n',
    ...prose('From {{ hours.opens }} on.'),
  });
  expect(lines).toEqual([]);
  expect(JSON.stringify(content?.pages)).toContain('From 7:30 on.');
});
