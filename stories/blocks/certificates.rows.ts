import type { PublicCertificate } from '../../src/content/block-load-context';
import type { PlainDate } from '../../src/lib/dates/plain-date';

/** What a short register gives. */
export const certificateRows: PublicCertificate[] = [
  {
    number: 'TC/2025-26/002',
    name: 'A. M.',
    issued: '2025-05-09' as PlainDate,
    session: '2025-2026',
    document: { href: '/api/image/papers/certificates/e1587e4a.pdf', type: 'PDF', bytes: 61440 },
  },
  {
    number: 'TC/2024-25/017',
    name: 'K. R. T.',
    issued: '2025-03-14' as PlainDate,
    session: '2024-2025',
  },
  { number: '2023-24/9', name: 'A student', session: '2023-2024' },
];

/** A year with many certificates. */
export const manyCertificates = (year: number, count: number): PublicCertificate[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `TC/${year}-${String(year + 1).slice(-2)}/${String(count - index).padStart(3, '0')}`,
    name: `${'ABDGKMNPRSTV'.charAt(index % 12)}. ${'MTRSKJ'.charAt(index % 6)}.`,
    issued: `${year + 1}-03-${String(28 - (index % 27)).padStart(2, '0')}` as PlainDate,
    session: `${year}-${year + 1}`,
  }));
