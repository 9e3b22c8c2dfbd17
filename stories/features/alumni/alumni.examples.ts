import type { Sent } from '../../../src/lib/http/service-calls';

/** Former students as the service sends them; invented people. One has no photo. */
export const testimonialRecords: Sent<'Testimonial'>[] = [
  alumnus('Medicine', 'Dr Ira Naithani', 'Paediatrician, district hospital', 'ISC 2006'),
  alumnus('Engineering', 'Rohan Bisht', 'Bridge engineer', 'ISC 2011'),
  alumnus('Armed Forces', 'Major Zoya Khan', 'Signals officer', 'ISC 2008'),
  alumnus('Research', 'Dr Pranav Uniyal', 'Glaciologist', 'ISC 2004'),
  alumnus('Arts', 'Mitali Rawat', 'Documentary film maker', 'ISC 2013'),
  { ...alumnus('Sport', 'Karan Negi', 'Mountaineer and guide', 'ICSE 2012'), attachments: [] },
];

/** As many former students as are wanted. */
export function manyAlumni(count: number): Sent<'Testimonial'>[] {
  return Array.from({ length: count }, (_, index) => ({
    ...alumnus('Teaching', `Former Student ${index + 1}`, 'Teacher', `ISC ${1992 + (index % 34)}`),
    _id: `alumnus-${index}`,
  }));
}

function alumnus(
  title: string,
  name: string,
  designation: string,
  batch: string,
): Sent<'Testimonial'> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    _id: `alumnus-${slug}`,
    title,
    name,
    designation,
    batch,
    attachments: [`pictures/people/${slug}.webp`],
  };
}
