import type { Sent } from '../../../src/lib/http/service-calls';

/** Items of the ticker as the service sends them; invented. One has no file. */
export const highlightRecords: Sent<'Highlight'>[] = [
  {
    _id: 'highlight-admission',
    title: 'Registration for session 2027-2028 opens on 1 December',
    attachments: ['papers/highlights/registration.pdf'],
  },
  {
    _id: 'highlight-date-sheet',
    title: 'Date sheet of the half-yearly examination',
    attachments: ['papers/highlights/date-sheet.pdf'],
  },
  { _id: 'highlight-annual-day', title: 'Annual Day on 5 Dec 2026 at 4:00 pm', attachments: [] },
];
