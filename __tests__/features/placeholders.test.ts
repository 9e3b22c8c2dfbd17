/** @jest-environment node */
import { birthdayPlaceholder } from '../../src/features/birthdays/birthdays.placeholders';
import { newsPlaceholder } from '../../src/features/news/news.placeholders';

it('words the other placeholders as the specification does', () => {
  expect(birthdayPlaceholder).toEqual({ name: 'Student Name', class: 'Class' });
  expect(newsPlaceholder).toEqual({
    title: 'News Title',
    description: 'Stay Tunned For More Updates',
    homeDate: 'DD MM',
    pageDate: 'DD / MM',
  });
});
