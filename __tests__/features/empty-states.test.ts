/** @jest-environment node */
import { emptyBirthday } from '../../src/features/birthdays/birthdays.empty';
import { emptyNews } from '../../src/features/news/news.empty';

it('shows the empty texts of the specification', () => {
  expect(emptyBirthday).toEqual({ name: 'Student Name', class: 'Class' });
  expect(emptyNews).toEqual({
    title: 'News Title',
    description: 'Stay Tunned For More Updates',
    homeDate: 'DD MM',
    pageDate: 'DD / MM',
  });
});
