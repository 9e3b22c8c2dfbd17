import { columnsOf, type SearchFile } from '../../src/search/search-file';

/** A small school's pages, as the search has them. */
export const searchFileExample: SearchFile = {
  pages: [
    ['/Fee', 'Fee', 'Rules'],
    ['/FeeStructure', 'Fee Structure', 'Admission'],
    ['/Tc', 'Transfer Certificate', ''],
    ['/News', 'News', 'News & Media'],
    ['/Events', 'Events', 'News & Media'],
    ['/Circular', 'Circular', 'News & Media'],
  ],
  parts: columnsOf([
    { page: 0, anchor: '', heading: '', text: 'Every rule about fees in one place.', more: '' },
    {
      page: 0,
      anchor: 'late-fine',
      heading: 'Paying late',
      text: 'A late fine of ₹ 50 per 15 days is charged, or as notified by the school in a circular.',
      more: 'arrear examination struck',
    },
    {
      page: 0,
      anchor: 'when-fees-are-due',
      heading: 'When fees are due',
      text: 'April–May is paid by 10 May, June–July by 10 July.',
      more: '',
    },
    {
      page: 1,
      anchor: '',
      heading: '',
      text: 'What each class pays: ₹ 9,800 for each period in the Playgroup.',
      more: '',
    },
    { page: 2, anchor: '', heading: '', text: 'Look up and download a certificate.', more: '' },
    { page: 3, anchor: '', heading: '', text: 'What has happened at school.', more: '' },
    { page: 4, anchor: '', heading: '', text: 'What is coming.', more: '' },
    { page: 5, anchor: '', heading: '', text: 'Letters of the school to parents.', more: '' },
  ]),
  papers: [['/papers/sample-certificate.pdf', 'Sample transfer certificate (PDF, 4 KB)', 2]],
  synonyms: [
    ['fee', 'shulk', 'शुल्क', 'payment'],
    ['TC', 'transfer certificate'],
  ],
};
