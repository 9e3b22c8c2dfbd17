import { readList } from '../../../src/lib/http/read-record';
import type { Sent } from '../../../src/lib/http/service-calls';
import {
  readTopper,
  type Topper,
  type TopperClass,
} from '../../../src/features/toppers/toppers.schema';

/** Toppers as the service sends them; invented people. One has no photo, one a long name. */
export const topperRecords: Sent<'Topper'>[] = [
  topper('XII', '2025-2026', 'Aarohi Bhandari', 98.75, 'Science'),
  topper('XII', '2025-2026', 'Vihaan Joshi', '98.5', 'Commerce'),
  topper('XII', '2025-2026', 'Saanvi Kukreti', 97.25, 'Science'),
  topper('XII', '2025-2026', 'Reyansh Dobhal', 96.5, 'Commerce'),
  topper('X', '2025-2026', 'Ishita Pokhriyal', 99.2),
  topper('X', '2025-2026', 'Advait Chandrashekhar Venkataraman', 98.6),
  topper('X', '2025-2026', 'Navya Rana', 98),
  topper('XII', '2024-2025', 'Kiaan Nautiyal', 98.25, 'Science'),
  topper('XII', '2024-2025', 'Tara Gusain', 96, 'Commerce'),
  topper('X', '2024-2025', 'Dhruv Panwar', 98.4),
  topper('XII', '2023-2024', 'Myra Khanduri', 97.5, 'Science'),
  { ...topper('X', '2023-2024', 'Yuvan Semwal', 97.8), attachments: [] },
];

/** The same toppers as the site shows them, of both classes. */
export const topperExamples: Topper[] = readList(topperRecords, readTopper);

/** As many toppers as are wanted, of both classes over twenty sessions. */
export function manyToppers(count: number): Sent<'Topper'>[] {
  return Array.from({ length: count }, (_, index) => {
    const first = 2025 - (index % 20);
    const topperClass = index % 2 === 0 ? 'XII' : 'X';
    return {
      ...topper(
        topperClass,
        `${first}-${first + 1}`,
        `Pupil ${index + 1}`,
        90 + (index % 100) / 10,
      ),
      _id: `topper-${index}`,
    };
  });
}

function topper(
  topperClass: TopperClass,
  sessionYear: string,
  name: string,
  division: number | string,
  stream?: string,
): Sent<'Topper'> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    _id: `topper-${sessionYear}-${slug}`,
    class: topperClass,
    sessionYear,
    name,
    division,
    ...(stream && { stream }),
    attachments: [`pictures/people/${slug}.webp`],
  };
}
