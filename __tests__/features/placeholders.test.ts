import { fixedAlumni } from '../../src/features/alumni/alumni.placeholders';
import { birthdayPlaceholder } from '../../src/features/birthdays/birthdays.placeholders';
import { newsPlaceholder } from '../../src/features/news/news.placeholders';

it('has four fixed former students with their fields and batches', () => {
  expect(fixedAlumni.map(({ title }) => title)).toEqual([
    'Civil Service',
    'Judiciary',
    'Paramilitary',
    'Police',
  ]);
  expect(fixedAlumni.every(({ batch }) => /^ISC (2009|2010)$/.test(batch))).toBe(true);
});

it('words the other placeholders as the specification does', () => {
  expect(birthdayPlaceholder).toEqual({ name: 'Student Name', class: 'Class' });
  expect(newsPlaceholder).toEqual({
    title: 'News Title',
    description: 'Stay Tunned For More Updates',
    homeDate: 'DD MM',
    pageDate: 'DD / MM',
  });
});
