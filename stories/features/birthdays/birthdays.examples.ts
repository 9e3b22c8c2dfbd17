import type { Sent } from '../../../src/lib/http/service-calls';

/** Today's birthdays as the service sends them; invented people. One has no photo. */
export const birthdayRecords: Sent<'Birthday'>[] = [
  birthday('Anvi Rawat', 'II A'),
  birthday('Kabir Lal', 'V C'),
  birthday('Mahi Chauhan', 'Nursery'),
  birthday('Shaurya Vikram Thapliyal', 'IX B'),
  { ...birthday('Pari Dhami', 'XI Commerce'), attachments: [] },
  birthday('Om Bhatt', 'VII D'),
];

/** As many birthdays as are wanted. */
export function manyBirthdays(count: number): Sent<'Birthday'>[] {
  return Array.from({ length: count }, (_, index) => ({
    ...birthday(`Pupil ${index + 1}`, `${(index % 12) + 1} A`),
    _id: `birthday-${index}`,
  }));
}

function birthday(name: string, className: string): Sent<'Birthday'> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    _id: `birthday-${slug}`,
    name,
    class: className,
    attachments: [`pictures/people/${slug}.webp`],
  };
}
